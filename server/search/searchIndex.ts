/** Country of a series that is available for any country. */
export const anyCountry = '*';

/** What the filters and the ranking read of a series. */
export interface RankedSeries {
  country: string;
  provider: string;
  /** The provider from which imports read the series, if it is another one, with its id there. */
  importSource?: { provider: string; seriesId: string } | undefined;
  seasonalAdjustment: string;
  /** Dates of the first and the last value; null if not known. */
  firstDate: string | null;
  lastDate: string | null;
  /** Whether all values are projections of the source. */
  isProjected?: boolean;
}

/** The searchable fields of a series. */
export interface SearchedSeries extends RankedSeries {
  providerSeriesId: string;
  sourceAgency: string;
}

/** What the filters and the ranking read of an indicator. */
export interface RankedIndicator {
  slug: string;
  name: string;
  category: string;
  frequency: string;
  /** Number of other indicators that list this one as related. */
  prominence: number;
  defaultCountry: string;
  series: RankedSeries[];
}

/** The searchable fields of an indicator. */
export interface SearchedIndicator extends RankedIndicator {
  /** Further full names or ids. */
  aliases?: string[];
  description: string;
  keywords: string[];
  concept: string;
  series: SearchedSeries[];
}

export interface IndexedIndicator<Indicator extends RankedIndicator> {
  indicator: Indicator;
  /** A line for the name and for each keyword: singular words, without places and stop words. Each line begins and ends with a blank. */
  names: string;
  /** Codes of the countries in the name and keywords: Japan for an exchange rate of the yen. */
  namedPlaces: Set<string>;
  /** Whether the name says that its values are projections. */
  isProjection: boolean;
}

/** An inverted index of words. */
export interface SearchIndex<Indicator extends RankedIndicator> {
  indexed: IndexedIndicator<Indicator>[];
  /** Singular word → index in `indexed` → strength of the match, up to 1. */
  postings: Map<string, Map<number, number>>;
  /** Full name or id, normalised like a search text → indexes in `indexed`. A query that equals it ranks these first. */
  fullNames: Map<string, number[]>;
  /** All singular words, sorted, for matching prefixes. */
  words: string[];
  /** Number of indicators among which a search finds some. */
  size: number;
  /** Returns how many of them a group of words matches by name, keyword, id or class, given those among `indexed`. */
  countFiled(group: string[], filed: Map<number, number>): number;
}

/** Strength of a match by the field that contains the word. */
export const strengths = { name: 1, keyword: 0.9, identifier: 0.9, class: 0.5, text: 0.2 };
/** Minimum strength of a match outside descriptions and country names. */
const minFiledStrength = strengths.class;

/** Whether a match of this strength is in an indicator's name, keywords, ids or class rather than only in its description. */
export function isFiled(strength: number): boolean {
  return strength >= minFiledStrength;
}

/** Whether a singular word occurs in an indicator's name, keywords, ids or class. */
export function isFiledUnder(index: SearchIndex<RankedIndicator>, word: string, position: number): boolean {
  return isFiled(index.postings.get(word)?.get(position) ?? 0);
}
