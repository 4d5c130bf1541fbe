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
 * Returns a stored document in the form of this version. While several nodes are upgraded, those with a preview of version 1.0.0 still write JSON. The other
 * form begins with an id.
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
