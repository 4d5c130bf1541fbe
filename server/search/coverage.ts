import type { NamedGroup } from './groups.js';
import { findRegion } from './regions.js';
import { anyCountry } from './searchIndex.js';

/** A group that a text names, with the members of which an indicator has no series, by code. */
export type ReadGroup = Omit<NamedGroup, 'members'> & { missing: string[] };

const partCoverage = 0.5;

/** Returns how well series, and the places named, cover a country: 1 directly, 0.5 by its region, 0 not at all. */
export function computeCoverage(country: string, series: { country: string }[], namedPlaces: Set<string>): number {
  if (namedPlaces.has(country) || series.some((one) => one.country === country)) return 1;
  const region = findRegion(country);
  return series.some((one) => one.country === region || one.country === anyCountry) ? partCoverage : 0;
}

/** Returns how well series cover a group: 1 for most of its members, 0.5 for some, 0 for none. */
export function computeGroupCoverage({ members }: NamedGroup, series: { country: string }[]): number {
  const covered = members.length - listMissing(members, series).length;
  if (covered * 2 > members.length) return 1;
  return covered > 0 || series.some(({ country }) => country === anyCountry) ? partCoverage : 0;
}

/** Describes a group with the members that series do not cover. */
export function toReadGroup({ members, ...group }: NamedGroup, series: { country: string }[]): ReadGroup {
  return { ...group, missing: listMissing(members, series) };
}

function listMissing(members: string[], series: { country: string }[]): string[] {
  const held = new Set(series.map(({ country }) => country));
  return members.filter((member) => !held.has(member));
}

/** Creates a function that selects the series that best represents an indicator for these countries and groups. */
export function createSeriesSelector({
  countries,
  countryGroups,
}: {
  countries: string[];
  countryGroups: NamedGroup[];
}) {
  const members = countryGroups.flatMap((group) => group.members);
  const named = [...countries, ...countries.flatMap((country) => findRegion(country) ?? [])];
  return <Series extends { country: string }>(series: Series[], defaultCountry: string): Series => {
    const [first] = series as [Series];
    if (series.length === 1) return first;
    const mayUseDefault = countryGroups.length === 0 || members.includes(defaultCountry);
    return (
      findSeries(series, named) ??
      (mayUseDefault ? findSeries(series, [defaultCountry]) : undefined) ??
      findSeries(series, members) ??
      first
    );
  };
}

/** Finds the series of the first country that has one. */
function findSeries<Series extends { country: string }>(series: Series[], countries: string[]): Series | undefined {
  for (const code of countries) {
    const found = series.find(({ country }) => country === code);
    if (found !== undefined) return found;
  }
  return undefined;
}
