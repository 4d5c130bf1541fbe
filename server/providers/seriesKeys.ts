/** A key is a list of codes, one per dimension; an empty code matches any. Keys of one family have the same dimensions. */
export interface SeriesKey {
  family: string;
  key: string[];
}

/**
 * Groups keys that differ in one dimension only, so that one call can fetch exactly the series of a group: `Q.USA.GDP` and `Q.FRA.GDP` as
 * `Q.USA+FRA.GDP`. For each family it chooses the dimension that gives the fewest groups. Empty codes are not grouped with other codes. Returns a function
 * that maps a key to the name of its group.
 */
export function createGrouper(keys: SeriesKey[]): (key: SeriesKey) => string {
  const families = new Map<string, SeriesKey[]>();
  for (const one of keys) families.set(one.family, [...(families.get(one.family) ?? []), one]);
  const groupingIndexes = new Map(Array.from(families, ([family, members]) => [family, findGroupingIndex(members)]));
  return (one) => buildGroupName(one, groupingIndexes.get(one.family) ?? 0);
}

function findGroupingIndex(members: SeriesKey[]): number {
  const dimensions = Math.max(1, ...members.map(({ key }) => key.length));
  const groups = Array.from(
    { length: dimensions },
    (_, i) => new Set(members.map((one) => buildGroupName(one, i))).size,
  );
  return groups.indexOf(Math.min(...groups));
}

function buildGroupName({ family, key }: SeriesKey, index: number): string {
  return JSON.stringify([family, ...key.map((code, i) => (i === index && code !== '' ? null : code))]);
}

/** Returns the distinct codes of the keys, for each dimension. */
export function collectCodes(keys: SeriesKey[]): string[][] {
  const firstKey = keys[0]?.key ?? [];
  return firstKey.map((_, index) => [...new Set(keys.map(({ key }) => key[index] ?? ''))]);
}
