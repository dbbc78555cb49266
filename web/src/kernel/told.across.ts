/** What Python says, said by the page: tests/texts/test_words.py writes the file and runs this. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Message } from "../generated/kernel";
import { allWords, knowProse, tell, useLanguage, type Words } from "./i18n.svelte";

interface Said {
  players: string[];
  sides: string[];
  messages: Message[];
  /** By language, in the order of the messages. */
  texts: Record<string, string[]>;
  /** Words that are in no Fluent file: by language, key and arguments. */
  prose: Record<string, Record<string, string>>;
}

it("says every message as Python says it", async () => {
  const tables: Said[] = JSON.parse(readFileSync(process.env.LUDARIUM_SAID!, "utf8"));
  await allWords();
  for (const { players, sides, messages, texts, prose } of tables)
    for (const [language, expected] of Object.entries(texts)) {
      await useLanguage(language);
      for (const key of new Set(Object.keys(prose[language]!).map((said) => said.split(" ")[0]!)))
        knowProse(key, (args: Words) => prose[language]![[key, ...Object.values(args)].join(" ")]!);
      const names = { player: (seat: number) => players[seat]!, side: (side: number) => sides[side]! };
      expect(messages.map((message) => tell(message, names))).toEqual(expected);
    }
}, 60_000); // on a busy machine the words of three languages take a while to load
