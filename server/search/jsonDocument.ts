import { type DocumentValues, formatDocument } from './documentFormat.js';

/** A document as previews of version 1.0.0 wrote it. */
type JsonDocument = [
  facts: [
    id: number,
    slug: string,
    name: string,
    category: string,
    frequency: string,
    prominence: number,
    country: string,
  ],
  series: [number, string, string, string, string | null, string | null, number][],
  nameFacts: [names: string[], namedPlaces: string[], isProjection: number, fullNames: string[]],
  words: [sections: string[], ids: string[], places: string, imports: DocumentValues['imports']],
];

/**
 * Converts a document that a preview of version 1.0.0 wrote as JSON, and returns any other unchanged. Only JSON begins with a bracket. While several nodes are
 * upgraded, those with a preview still write JSON. Increase `formVersion` when you remove this, because such documents stay until they are written again.
 */
export function convertDocument(text: string): string {
  return text.startsWith('[') ? formatDocument(readJson(JSON.parse(text))) : text;
}

function readJson([facts, series, nameFacts, words]: JsonDocument): DocumentValues {
  const [id, slug, name, category, frequency, prominence, defaultCountry] = facts;
  const [names, namedPlaces, isProjection, fullNames] = nameFacts;
  const [sections, ids, places, imports] = words;
  return {
    id,
    slug,
    name,
    category,
    frequency,
    prominence,
    defaultCountry,
    series: series.map(([seriesId, country, provider, seasonalAdjustment, firstDate, lastDate, isProjected]) => {
      return {
        id: seriesId,
        country,
        provider,
        seasonalAdjustment,
        firstDate,
        lastDate,
        isProjected: isProjected === 1,
      };
    }),
    names,
    namedPlaces,
    isProjection: isProjection === 1,
    fullNames,
    sections,
    ids,
    places: places.split(' ').filter(Boolean),
    imports,
  };
}
