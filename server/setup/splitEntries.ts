/** Includes the series of another indicator for a country. */
export interface Inclusion {
  country: string;
  /** Slug of the other indicator. */
  indicator: string;
}

/** Splits the entries of an indicator into its own series and those that it includes. */
export function splitEntries<Entry extends object>(
  entries: (Entry | Inclusion)[],
): { series: Entry[]; inclusions: Inclusion[] } {
  const isInclusion = (entry: Entry | Inclusion): entry is Inclusion => 'indicator' in entry;
  return {
    series: entries.filter((entry): entry is Entry => !isInclusion(entry)),
    inclusions: entries.filter(isInclusion),
  };
}
