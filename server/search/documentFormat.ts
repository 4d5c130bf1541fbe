import { shareText } from '../shareText.js';
import { joinIdentifier } from './indexedWords.js';
import type { FoundIndicator, SearchDocument } from './searchDocument.js';
import { joinNames, spaceWords } from './spacedText.js';
import { toSingular } from './toSingular.js';

/** What a document stores of an indicator. */
export interface DocumentValues extends Omit<FoundIndicator, 'series'> {
  series: SeriesValues[];
  /** Singular words of the name and of each keyword, without places and stop words, joined. */
  names: string[];
  /** Codes of the countries in the name and keywords. */
  namedPlaces: string[];
  isProjection: boolean;
  fullNames: string[];
  /** The words of each of `sectionStrengths`, with a blank on either side of each word. */
  sections: string[];
  ids: string[];
  /** Words of the countries that its series cover. */
  places: string[];
  imports: SearchDocument['imports'];
}

type SeriesValues = Omit<FoundIndicator['series'][number], 'importSource'>;

/** The characters between fields, between the items of a list, and between the values of an item. Splitting a text is faster than parsing JSON. */
const separators = { field: '\u001F', item: '\u001E', value: '\u001D' };

/** Formats a document to store. */
export function formatDocument(values: DocumentValues): string {
  const { id, slug, name, category, frequency, prominence, defaultCountry, series } = values;
  const { names, namedPlaces, isProjection, fullNames, sections, ids, places, imports } = values;
  const importIds = imports.map(([, , importId]) => toSingular(joinIdentifier(importId)));
  const fields = [
    ...[id, slug, name, category, frequency, prominence, defaultCountry].map(formatValue),
    formatItems(series.map(listValues)),
    joinNames(names),
    namedPlaces.join(' '),
    isProjection ? '1' : '',
    ['', ...fullNames, ''].join('\n'),
    [...sections, spaceWords(ids)].join('\n'),
    spaceWords(places),
    formatItems(imports),
    spaceWords(importIds),
  ];
  return fields.join(separators.field);
}

function listValues(series: SeriesValues): (string | number)[] {
  const { id, country, provider, seasonalAdjustment, firstDate, lastDate, isProjected } = series;
  return [id, country, provider, seasonalAdjustment, firstDate ?? '', lastDate ?? '', isProjected ? '1' : ''];
}

function formatItems(items: readonly (readonly (string | number)[])[]): string {
  return items.map((values) => values.map(formatValue).join(separators.value)).join(separators.item);
}

/** Replaces control characters with blanks, because the separators are control characters. */
function formatValue(value: string | number): string {
  return String(value).replace(/\p{Cc}/gu, ' ');
}

/** Reads a stored document. Longer texts of the result are parts of the stored text and keep it in memory. */
export function readDocument(text: string): SearchDocument {
  const [
    id,
    slug,
    name,
    category,
    frequency,
    prominence,
    defaultCountry,
    series,
    names,
    namedPlaces,
    isProjection,
    fullNames,
    words,
    places,
    imports,
    importIds,
  ] = text.split(separators.field) as Fields;
  const indicator: FoundIndicator = {
    id: Number(id),
    slug,
    name,
    category: shareText(category),
    frequency: shareText(frequency),
    prominence: Number(prominence),
    defaultCountry: shareText(defaultCountry),
    series: splitText(series, separators.item).map(readSeries),
  };
  return {
    indexed: { indicator, names, namedPlaces: shareSet(namedPlaces), isProjection: isProjection !== '' },
    fullNames,
    words,
    places,
    imports: splitText(imports, separators.item).map(readImport),
    importIds,
  };
}

/** The fields of a document, in their order. */
type Fields = [
  id: string,
  slug: string,
  name: string,
  category: string,
  frequency: string,
  prominence: string,
  defaultCountry: string,
  series: string,
  names: string,
  namedPlaces: string,
  isProjection: string,
  fullNames: string,
  words: string,
  places: string,
  imports: string,
  importIds: string,
];

function splitText(text: string, separator: string): string[] {
  return text === '' ? [] : text.split(separator);
}

function readSeries(text: string): FoundIndicator['series'][number] {
  const values = text.split(separators.value) as [string, string, string, string, string, string, string];
  const [id, country, provider, seasonalAdjustment, firstDate, lastDate, isProjected] = values;
  return {
    id: Number(id),
    country: shareText(country),
    provider: shareText(provider),
    seasonalAdjustment: shareText(seasonalAdjustment),
    firstDate: firstDate === '' ? null : shareText(firstDate),
    lastDate: lastDate === '' ? null : shareText(lastDate),
    isProjected: isProjected !== '',
  };
}

function readImport(text: string): SearchDocument['imports'][number] {
  const [id, provider, seriesId] = text.split(separators.value) as [string, string, string];
  return [Number(id), shareText(provider), seriesId];
}

const maxSharedSets = 10_000;
const sharedSets = new Map<string, Set<string>>();

/** Returns one copy of a set of codes that many documents have. */
function shareSet(codes: string): Set<string> {
  const known = sharedSets.get(codes);
  if (known !== undefined) return known;
  // Sets that were shared stay valid.
  if (sharedSets.size >= maxSharedSets) sharedSets.clear();
  const shared = new Set(splitText(codes, ' '));
  sharedSets.set(shareText(codes), shared);
  return shared;
}
