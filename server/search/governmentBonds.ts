/** Names of government bonds by the country that issues them, in the singular and plural. `OAT` of France is left out: oats are a commodity. */
const names: Record<string, string[]> = {
  DE: ['bund', 'bunds'],
  GB: ['gilt', 'gilts'],
  IT: ['btp', 'btps'],
  JP: ['jgb', 'jgbs'],
};
const issuers = new Map(Object.entries(names).flatMap(([country, words]) => words.map((word) => [word, country])));
const yieldWords = new Set(['10', '10y', '10yr', 'rate', 'rates', 'ten', 'y', 'year', 'yield', 'yields', 'yr']);

/** Returns the country whose bonds a text names, without other words than those of a yield: "bund yield", "10 year gilt". */
export function findBondIssuer(words: readonly string[]): string | undefined {
  const others = words.filter((word) => !yieldWords.has(word));
  return others.length === 1 ? issuers.get(others[0] ?? '') : undefined;
}
