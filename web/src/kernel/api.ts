/** The HTTP side of the server. Its addresses are found from where the page is: it may lie below some path. */
import type { BattleLessonAsk, BattleLessonList, BattleLessonState, DeckJudged } from "../generated/skytear";
import type {
  Addresses,
  CreateTable,
  GameContent,
  GameList,
  Join,
  Joined,
  LogOut,
  Problem,
  RecordMade,
  Replay,
  RulesBook,
  SessionList,
  Statistics,
  TableFacts,
  TableList,
  TableMade,
} from "../generated/messages";
import type {
  CampaignShelf,
  Chronicle,
  CombatLessonAsk,
  CombatLessonList,
  CombatLessonState,
  ReplayStory,
  StoryPage,
} from "../generated/fateforge";
import type { LessonAsk, LessonList, LessonState } from "../generated/tash_kalar";

/** A refused request, with the sentence's key. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail || problem.code);
  }
}

interface Asked {
  method?: string;
  body?: BodyInit;
  type?: string;
}

async function answered(path: string, { method = "GET", body, type }: Asked = {}): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-Ludarium"] = "1";
  if (type) headers["Content-Type"] = type;
  const response = await fetch(path, { method, body, headers, credentials: "same-origin" });
  if (response.ok) return response;
  let problem: Problem;
  try {
    problem = { code: "", key: "", detail: "", incident: "", ...((await response.json()) as Partial<Problem>) };
  } catch {
    problem = { code: String(response.status), key: "", detail: response.statusText, incident: "" };
  }
  throw new Refusal(response.status, problem);
}

const ask = async <T>(path: string, asked: Asked = {}): Promise<T> => (await (await answered(path, asked)).json()) as T;

const send = <T>(path: string, body: unknown): Promise<T> =>
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

const part = encodeURIComponent;

export const api = {
  games: () => once<GameList>("api/games"),
  addresses: () => once<Addresses>("api/addresses"),
  content: (game: string) => once<GameContent>(`api/content/${part(game)}`),
  rules: (game: string, language: string) => once<RulesBook>(`api/rules/${part(game)}?lang=${part(language)}`),
  tables: () => ask<TableList>("api/tables"),
  statistics: () => ask<Statistics>("api/statistics"),
  table: (id: string) => ask<TableFacts>(`api/tables/${part(id)}`),
  makeTable: (wish: CreateTable) => send<TableMade>("api/tables", wish),
  invitation: (code: string) => ask<TableFacts>(`api/invitations/${part(code)}`),
  sessions: () => ask<SessionList>("api/sessions"),
  logOut: (wish: LogOut) => send<SessionList>("api/sessions/log-out", wish),
  join: (wish: Join) => send<Joined>("api/join", wish),
  lessons: (game: string) => once<LessonList>(`api/lessons/${part(game)}`),
  playLesson: (game: string, lesson: string, wish: LessonAsk) =>
    send<LessonState>(`api/lessons/${part(game)}/${part(lesson)}`, wish),
  skytearLessons: () => once<BattleLessonList>("api/skytear/lessons"),
  playSkytearLesson: (lesson: string, asked: BattleLessonAsk) =>
    send<BattleLessonState>(`api/skytear/lessons/${part(lesson)}`, asked),
  fateforgeLessons: () => once<CombatLessonList>("api/fateforge/lessons"),
  playFateforgeLesson: (lesson: string, asked: CombatLessonAsk) =>
    send<CombatLessonState>(`api/fateforge/lessons/${part(lesson)}`, asked),
  checkDeck: (heroes: readonly string[], cards: readonly string[], factions: readonly string[] = []) =>
    send<DeckJudged>("api/skytear/deck/check", { heroes, cards, factions }),
  checkPool: (battlefield: string, piles: Readonly<Record<string, readonly string[]>>) =>
    send<DeckJudged>("api/skytear/pool/check", { battlefield, piles }),
  story: (table: string, language: string) => ask<StoryPage>(`api/tables/${part(table)}/story?lang=${part(language)}`),
  chronicle: (table: string, language: string) =>
    ask<Chronicle>(`api/tables/${part(table)}/chronicle?lang=${part(language)}`),
  campaigns: (language: string) => ask<CampaignShelf>(`api/fateforge/campaigns?lang=${part(language)}`),
  putAway: (table: string, language: string) =>
    send<CampaignShelf>(`api/fateforge/campaigns/${part(table)}/put-away?lang=${part(language)}`, {}),
  saveAddress: (table: string) => `api/tables/${part(table)}/save`,
  save: async (table: string): Promise<string> => (await answered(api.saveAddress(table))).text(),
  bringSave: (text: string, seats: readonly string[], name: string, restart = false, instead = "") =>
    ask<TableMade>(
      `api/fateforge/saves?seats=${part(seats.join(","))}&name=${part(name)}&restart=${restart}&instead=${part(instead)}`,
      { method: "POST", body: text, type: "text/plain" },
    ),
  recordAddress: (id: string) => `api/tables/${part(id)}/record`,
  uploadRecord: (text: string) => ask<RecordMade>("api/records", { method: "POST", body: text, type: "text/plain" }),
  replay: (kind: "tables" | "records", id: string, seat: string, first: number, count: number) =>
    ask<Replay>(
      `api/${kind}/${part(id)}/replay?first=${first}&count=${count}${seat === "" ? "" : `&seat=${part(seat)}`}`,
    ),
  replayStory: (kind: "tables" | "records", id: string, language: string) =>
    ask<ReplayStory>(`api/${kind}/${part(id)}/replay/story?lang=${part(language)}`),
};
