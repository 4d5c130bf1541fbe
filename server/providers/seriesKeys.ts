/** A key names something by its codes, one in each place; a place that is open is empty. Keys of one family have the same places. */
export interface SeriesKey {
  family: string;
  key: string[];
}

/**
 * Groups keys that differ in one place alone, so that one call can ask for all of a group and for nothing else: `Q.USA.GDP` and `Q.FRA.GDP` as
 * `Q.USA+FRA.GDP`. For each family it is the place by which there are the fewest groups. An open place is not mixed with codes. Answers the name of the
 * group that a key is in.
 */
export function createGrouper(keys: SeriesKey[]): (key: SeriesKey) => string {
  const families = new Map<string, SeriesKey[]>();
  for (const one of keys) families.set(one.family, [...(families.get(one.family) ?? []), one]);
  const positions = new Map(Array.from(families, ([family, members]) => [family, findGroupingIndex(members)]));
  return (one) => buildGroupName(one, positions.get(one.family) ?? 0);
}

function findGroupingIndex(members: SeriesKey[]): number {
  const positions = Math.max(1, ...members.map(({ key }) => key.length));
  const groups = Array.from(
    { length: positions },
    (_, i) => new Set(members.map((one) => buildGroupName(one, i))).size,
  );
  return groups.indexOf(Math.min(...groups));
}

function buildGroupName({ family, key }: SeriesKey, index: number): string {
  return JSON.stringify([family, ...key.map((code, i) => (i === index && code !== '' ? null : code))]);
}

/** The codes that keys of a group have in each place. */
export function collectCodes(keys: SeriesKey[]): string[][] {
  const positions = keys[0]?.key ?? [];
  return positions.map((_, index) => [...new Set(keys.map(({ key }) => key[index] ?? ''))]);
}
