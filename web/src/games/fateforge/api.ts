/** What only Fateforge asks the server for: its story, its campaigns and saves. */
import type { CampaignShelf, Chronicle, Epilogue, ReplayStory, StoryPage } from "../../generated/fateforge";
import type { TableMade } from "../../generated/messages";
import { answered, ask, part, send } from "../../kernel/api";

export const api = {
  story: (table: string, language: string) => ask<StoryPage>(`api/tables/${part(table)}/story?lang=${part(language)}`),
  chronicle: (table: string, language: string) =>
    ask<Chronicle>(`api/tables/${part(table)}/chronicle?lang=${part(language)}`),
  epilogue: (table: string, language: string) =>
    ask<Epilogue>(`api/tables/${part(table)}/epilogue?lang=${part(language)}`),
  replayStory: (kind: "tables" | "records", id: string, language: string) =>
    ask<ReplayStory>(`api/${kind}/${part(id)}/replay/story?lang=${part(language)}`),
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
};
