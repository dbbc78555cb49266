/** Whether one of the texts has what is searched for; an empty search finds everything. */
export const finds = (search: string, ...texts: readonly string[]): boolean =>
  texts.join(" ").toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());
