/** A key names something by its codes, one in each place; a place that is open is empty. Keys of one family have the same places. */
export interface Keyed {
  family: string;
  key: string[];
}

/**
 * Groups keys that differ in one place alone, so that one call can ask for all of a group and for nothing else: `Q.USA.GDP` and `Q.FRA.GDP` as
 * `Q.USA+FRA.GDP`. For each family it is the place by which there are the fewest groups. An open place is not mixed with codes. Answers the name of the
 * group that a key is in.
 */
export function groupingOf(keys: Keyed[]): (key: Keyed) => string {
  const families = new Map<string, Keyed[]>();
  for (const one of keys) families.set(one.family, [...(families.get(one.family) ?? []), one]);
  const places = new Map(Array.from(families, ([family, members]) => [family, placeOfFewestGroups(members)]));
  return (one) => nameWithout(one, places.get(one.family) ?? 0);
}

function placeOfFewestGroups(members: Keyed[]): number {
  const places = Math.max(1, ...members.map(({ key }) => key.length));
  const groups = Array.from({ length: places }, (_, at) => new Set(members.map((one) => nameWithout(one, at))).size);
  return groups.indexOf(Math.min(...groups));
}

function nameWithout({ family, key }: Keyed, place: number): string {
  return JSON.stringify([family, ...key.map((code, at) => (at === place && code !== '' ? null : code))]);
}

/** The codes that keys of a group have in each place. */
export function codesOf(keys: Keyed[]): string[][] {
  const places = keys[0]?.key ?? [];
  return places.map((_, place) => [...new Set(keys.map(({ key }) => key[place] ?? ''))]);
}
