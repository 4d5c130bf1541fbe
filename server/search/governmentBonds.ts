/** Names of government bonds by the country that issues them, in the singular and plural. */
const names: Record<string, string[]> = {
  DE: ['bund', 'bunds'],
  FR: ['oat', 'oats'],
  GB: ['gilt', 'gilts'],
  IT: ['btp', 'btps'],
  JP: ['jgb', 'jgbs'],
};
const issuers = new Map(Object.entries(names).flatMap(([country, words]) => words.map((word) => [word, country])));
const yieldWords = new Set(['10', '10y', '10yr', 'rate', 'rates', 'ten', 'y', 'year', 'yield', 'yields', 'yr']);

/** Returns the country whose bond yield a text names by its bonds: "bund yield", "10 year gilt". */
export function findBondIssuer(words: readonly string[]): string | undefined {
  const others = words.filter((word) => !yieldWords.has(word));
  return others.length === 1 ? issuers.get(others[0] ?? '') : undefined;
}
