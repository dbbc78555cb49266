/** What can be asked of the house, for every game; what only one game asks for is in its own api.ts. */
import type {
  Addresses,
  AnswerDevice,
  Block,
  BlockList,
  ChangePerson,
  ClaimName,
  Coming,
  Course,
  CreateTable,
  DeviceAsked,
  DeviceLink,
  GameContent,
  GameList,
  Glance,
  Household,
  Join,
  Joined,
  LessonList,
  LessonState,
  PuzzleAttempt,
  PuzzleList,
  PuzzleResults,
  PuzzleState,
  DailyPuzzles,
  Explored,
  ExploredGames,
  LinkTicket,
  LinkUsed,
  Lobby,
  LogOut,
  Me,
  NewPerson,
  Problem,
  Profile,
  PushOffer,
  PushStop,
  PushWish,
  RatedGame,
  RecordMade,
  Replay,
  ReviewState,
  RulesBook,
  SessionList,
  Statistics,
  StudyAnswer,
  StudyAsk,
  StudyBot,
  StudyCourse,
  StudyDrawn,
  StudyEdit,
  StudyEdited,
  StudyJudge,
  StudyJudgement,
  StudyState,
  StudyText,
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

/** What is answered by nothing but that it was done. */
const tell = (path: string, body: unknown): Promise<Response> =>
  answered(path, { method: "POST", body: JSON.stringify(body), type: "application/json" });

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
  explorerGames: () => once<ExploredGames>("api/explorer"),
  explorer: (game: string, asked: Readonly<Record<string, string>>) =>
    ask<Explored>(`api/explorer/${part(game)}?${new URLSearchParams(asked).toString()}`),
  puzzles: () => once<PuzzleList>("api/puzzles"),
  dailyPuzzles: (day: string) => once<DailyPuzzles>(`api/puzzles/daily?day=${part(day)}`),
  playPuzzle: <Action, Event, View>(
    game: string,
    puzzle: string,
    asked: { answers: readonly Action[]; idea: Action | null; hints: number; solution: boolean; turn: number },
  ) => send<PuzzleState<Event, View>>(`api/puzzles/${part(game)}/${part(puzzle)}`, asked),
  puzzleResults: () => ask<PuzzleResults>("api/puzzles/results"),
  keepPuzzleResults: (attempts: readonly PuzzleAttempt[]) => send<PuzzleResults>("api/puzzles/results", { attempts }),
  texts: async (game: string, language: string): Promise<string> =>
    (await answered(`api/texts/${part(game)}?lang=${part(language)}`)).text(),
  tables: () => ask<TableList>("api/tables"),
  statistics: () => ask<Statistics>("api/statistics"),
  profile: () => ask<Profile>("api/profile"),
  profileOf: (table: string, seat: string) => ask<Profile>(`api/tables/${part(table)}/seats/${part(seat)}/profile`),
  table: (id: string) => ask<TableFacts>(`api/tables/${part(id)}`),
  glance: (id: string) => ask<Glance>(`api/tables/${part(id)}/glance`),
  /** Of a table whose game is over. */
  ratings: (id: string) => ask<RatedGame>(`api/tables/${part(id)}/ratings`),
  course: (id: string, events: readonly string[]) =>
    ask<Course>(`api/tables/${part(id)}/course?events=${part(events.join(","))}`),
  makeTable: (wish: CreateTable) => send<TableMade>("api/tables", wish),
  invitation: (code: string) => ask<TableFacts>(`api/invitations/${part(code)}`),
  coming: (code: string, told: Coming) => tell(`api/invitations/${part(code)}/coming`, told),
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
  household: () => ask<Household>("api/household"),
  addPerson: (wish: NewPerson) => send<Household>("api/household/add", wish),
  changePerson: (wish: ChangePerson) => send<Household>("api/household/change", wish),
  switchPerson: (id: string) => send<Household>("api/household/switch", { id }),
  removePerson: (id: string) => send<Household>("api/household/remove", { id }),
  blocks: () => ask<BlockList>("api/blocks"),
  block: (wish: Block) => send<BlockList>("api/blocks", wish),
  liftBlock: (id: string) => send<BlockList>("api/blocks/lift", { id }),
  pushOffer: () => ask<PushOffer>("api/push"),
  pushWish: (wish: PushWish) => tell("api/push", wish),
  pushStop: (wish: PushStop) => tell("api/push/stop", wish),
  sessions: () => ask<SessionList>("api/sessions"),
  logOut: (wish: LogOut) => send<SessionList>("api/sessions/log-out", wish),
  join: (wish: Join) => send<Joined>("api/join", wish),
  study: (wish: StudyAsk) => send<StudyState>("api/study", wish),
  studyJudge: (wish: StudyJudge) => send<StudyJudgement>("api/study/judge", wish),
  studyLine: (wish: StudyCourse) => send<StudyDrawn>("api/study/line", wish),
  studyText: (wish: StudyJudge) => send<StudyText>("api/study/text", wish),
  studyEdit: (wish: StudyEdit) => send<StudyEdited>("api/study/edit", wish),
  studyAnswer: (wish: StudyBot) => send<StudyAnswer>("api/study/answer", wish),
  review: (kind: "tables" | "records", id: string) => ask<ReviewState>(`api/${kind}/${part(id)}/review`),
  beginReview: (kind: "tables" | "records", id: string) => send<ReviewState>(`api/${kind}/${part(id)}/review`, {}),
  recordText: async (id: string): Promise<string> => (await answered(`api/tables/${part(id)}/record`)).text(),
  recordAddress: (id: string) => `api/tables/${part(id)}/record`,
  uploadRecord: (text: string) => ask<RecordMade>("api/records", { method: "POST", body: text, type: "text/plain" }),
  replay: (kind: "tables" | "records", id: string, seat: string, first: number, count: number) =>
    ask<Replay>(
      `api/${kind}/${part(id)}/replay?first=${first}&count=${count}${seat === "" ? "" : `&seat=${part(seat)}`}`,
    ),
};
