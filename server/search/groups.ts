import { type CountryGroup, countryGroups } from '../countryGroups.js';
import { groupNames, groupNouns, regionNames } from './groupNames.js';
import type { Country } from './places.js';

/** A group of countries that a text names, or the nearest one. */
export interface NamedGroup {
  /** The words that name it. */
  text: string;
  name: string;
  /** The value of the parameter `country` that selects it. */
  country: string;
  members: string[];
  /** Whether the text names this group, not an area near it. */
  isExact: boolean;
}

/** Groups by phrase: words joined by one space. Some phrases are near to several regions. */
export interface GroupIndex {
  groups: Map<string, NamedGroup[]>;
  maxPhraseLength: number;
  words: Set<string>;
}

/** Builds the index of the groups that the parameter `country` accepts and of the regions and income groups of these countries. */
export function buildGroupIndex(countries: readonly Country[]): GroupIndex {
  const named = [
    ...countryGroups.flatMap(nameGroup),
    ...Object.keys(regionNames).flatMap((one) => nameRegion(one, countries)),
  ];
  const groups: GroupIndex['groups'] = new Map();
  for (const group of named) groups.set(group.text, [...(groups.get(group.text) ?? []), group]);
  const phrases = [...groups.keys()].map((phrase) => phrase.split(' '));
  const maxPhraseLength = Math.max(...phrases.map((words) => words.length));
  return { groups, maxPhraseLength, words: new Set(phrases.flat()) };
}

function nameGroup({ code, name, members }: CountryGroup): NamedGroup[] {
  return (groupNames[code] ?? []).map((text) => ({ text, name, country: code, members, isExact: true }));
}

function nameRegion(name: string, countries: readonly Country[]): NamedGroup[] {
  const { exact = [], near = [] } = regionNames[name] ?? {};
  const members = countries.filter((one) => one.region === name || one.incomeGroup === name).map(({ code }) => code);
  if (members.length === 0) return [];
  const region = { name, country: members.join(','), members };
  return [
    ...exact.map((text) => ({ text, ...region, isExact: true })),
    ...near.map((text) => ({ text, ...region, isExact: false })),
  ];
}

/** Finds the groups with the longest name that begins at a word, with a noun that follows it: "G7 countries". */
export function findGroups(
  { groups, maxPhraseLength, words: groupWords }: GroupIndex,
  words: string[],
  start: number,
): { length: number; groups: NamedGroup[] } | undefined {
  if (!groupWords.has(words[start] ?? '')) return undefined;
  for (let length = Math.min(maxPhraseLength, words.length - start); length > 0; length--) {
    const found = groups.get(words.slice(start, start + length).join(' '));
    const hasNoun = groupNouns.includes(words[start + length] ?? '');
    if (found !== undefined) return { length: length + Number(hasNoun), groups: found };
  }
  return undefined;
}
