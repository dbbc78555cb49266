/** What can be asked of the house, for every game; what only one game asks for is in its own api.ts. */
import type {
  Addresses,
  AnswerDevice,
  ClaimName,
  Coming,
  CreateTable,
  DeviceAsked,
  DeviceLink,
  GameContent,
  GameList,
  Glance,
  Join,
  Joined,
  LessonList,
  LessonState,
  LinkTicket,
  LinkUsed,
  Lobby,
  LogOut,
  Me,
  Problem,
  Profile,
  RecordMade,
  Replay,
  RulesBook,
  SessionList,
  Statistics,
  TableFacts,
  TableList,
  TableMade,
  UseLink,
} from "../generated/messages";
import { house, type Asked } from "./house";

/** A refused request, with the sentence's key. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail || problem.code);
  }
}

export async function answered(path: string, asked: Asked = {}): Promise<Response> {
  const response = await house.ask(path, asked);
  if (response.ok) return response;
  let problem: Problem;
  try {
    problem = { code: "", key: "", detail: "", incident: "", ...((await response.json()) as Partial<Problem>) };
  } catch {
    problem = { code: String(response.status), key: "", detail: response.statusText, incident: "" };
  }
  throw new Refusal(response.status, problem);
}

export const ask = async <T>(path: string, asked: Asked = {}): Promise<T> =>
  (await (await answered(path, asked)).json()) as T;

export const send = <T>(path: string, body: unknown): Promise<T> =>
  ask<T>(path, { method: "POST", body: JSON.stringify(body), type: "application/json" });

const kept = new Map<string, Promise<unknown>>();

/** Things that do not change while the page is open are asked for once. */
function once<T>(path: string): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = ask<T>(path);
    answer.catch(() => kept.delete(path));
    kept.set(path, answer);
  }
  return answer;
}

export const part = encodeURIComponent;

export const api = {
  games: () => once<GameList>("api/games"),
  addresses: () => ask<Addresses>("api/addresses"),
  openNetwork: () => send<Addresses>("api/addresses", { network: true }),
  content: (game: string) => once<GameContent>(`api/content/${part(game)}`),
  rules: (game: string, language: string) => once<RulesBook>(`api/rules/${part(game)}?lang=${part(language)}`),
  lessons: (game: string) => once<LessonList>(`api/lessons/${part(game)}`),
  playLesson: <Action, Event, View>(game: string, lesson: string, answers: readonly Action[], idea: Action | null) =>
    send<LessonState<Event, View>>(`api/lessons/${part(game)}/${part(lesson)}`, { answers, idea }),
  texts: async (game: string, language: string): Promise<string> =>
    (await answered(`api/texts/${part(game)}?lang=${part(language)}`)).text(),
  tables: () => ask<TableList>("api/tables"),
  statistics: () => ask<Statistics>("api/statistics"),
  profile: () => ask<Profile>("api/profile"),
  profileOf: (table: string, seat: string) => ask<Profile>(`api/tables/${part(table)}/seats/${part(seat)}/profile`),
  table: (id: string) => ask<TableFacts>(`api/tables/${part(id)}`),
  glance: (id: string) => ask<Glance>(`api/tables/${part(id)}/glance`),
  makeTable: (wish: CreateTable) => send<TableMade>("api/tables", wish),
  invitation: (code: string) => ask<TableFacts>(`api/invitations/${part(code)}`),
  coming: (code: string, told: Coming) =>
    answered(`api/invitations/${part(code)}/coming`, {
      method: "POST",
      body: JSON.stringify(told),
      type: "application/json",
    }),
  lobby: () => ask<Lobby>("api/lobby"),
  /** Whether this server has one, which does not change while it runs. */
  hasLobby: async (): Promise<boolean> => (await once<Lobby>("api/lobby")).here,
  me: () => ask<Me>("api/me"),
  claimName: (wish: ClaimName) => send<Me>("api/me/name", wish),
  deleteMe: () => send<Me>("api/me/delete", { really: true }),
  makeLink: () => send<DeviceLink>("api/links", {}),
  linkAsked: () => ask<DeviceAsked>("api/links/asked"),
  answerLink: (answer: AnswerDevice) => send<DeviceAsked>("api/links/answer", answer),
  useLink: (wish: UseLink) => send<LinkUsed>("api/links/use", wish),
  finishLink: (wish: LinkTicket) => send<LinkUsed>("api/links/finish", wish),
  sessions: () => ask<SessionList>("api/sessions"),
  logOut: (wish: LogOut) => send<SessionList>("api/sessions/log-out", wish),
  join: (wish: Join) => send<Joined>("api/join", wish),
  recordAddress: (id: string) => `api/tables/${part(id)}/record`,
  uploadRecord: (text: string) => ask<RecordMade>("api/records", { method: "POST", body: text, type: "text/plain" }),
  replay: (kind: "tables" | "records", id: string, seat: string, first: number, count: number) =>
    ask<Replay>(
      `api/${kind}/${part(id)}/replay?first=${first}&count=${count}${seat === "" ? "" : `&seat=${part(seat)}`}`,
    ),
};
