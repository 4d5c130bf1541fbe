import fc from 'fast-check';
import { type DocumentValues, formatDocument, readDocument } from '../../server/search/documentFormat.js';
import { convertDocument } from '../../server/search/jsonDocument.js';
import { spaceWords } from '../../server/search/spacedText.js';

const word = fc.stringMatching(/^[a-z0-9]{1,12}$/);
const words = fc.array(word, { maxLength: 4 });
const spaced = words.map((list) => list.map((one) => ` ${one}`).join('') + (list.length > 0 ? ' ' : ''));
const date = fc.option(fc.constantFrom('1947-01-01', '2026-10-01'));
const text = fc.string({ unit: 'grapheme', maxLength: 40 });
const values: fc.Arbitrary<DocumentValues> = fc.record({
  id: fc.nat(),
  slug: text,
  name: text,
  category: text,
  frequency: fc.constantFrom('monthly', 'annual'),
  prominence: fc.nat(),
  defaultCountry: fc.constantFrom('US', 'EA'),
  series: fc.array(
    fc.record({
      id: fc.nat(),
      country: fc.constantFrom('US', 'DE', '*'),
      provider: text,
      seasonalAdjustment: fc.constantFrom('seasonally_adjusted', 'not_applicable'),
      firstDate: date,
      lastDate: date,
      isProjected: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  names: fc.array(word, { maxLength: 3 }),
  namedPlaces: fc.uniqueArray(fc.constantFrom('US', 'JP', 'DE')),
  isProjection: fc.boolean(),
  fullNames: words,
  sections: fc.tuple(spaced, spaced, spaced, spaced),
  ids: words,
  places: words,
  imports: fc.array(fc.tuple(fc.nat(), fc.constantFrom('fred', 'bea'), fc.stringMatching(/^[A-Z]{2,8}$/)), {
    maxLength: 2,
  }),
});

it('reads the values of a document as they were stored', () => {
  fc.assert(
    fc.property(values, (stored) => {
      const { indexed, imports, fullNames, places, words: lines, importIds } = readDocument(formatDocument(stored));
      const { id, slug, name, category, frequency, prominence, defaultCountry, series } = stored;
      expect(indexed.indicator).toEqual({
        id,
        slug,
        name,
        category,
        frequency,
        prominence,
        defaultCountry,
        series,
      });
      expect([...indexed.namedPlaces]).toEqual(stored.namedPlaces);
      expect(indexed.isProjection).toBe(stored.isProjection);
      expect(indexed.names).toBe(stored.names.map((name) => ` ${name} `).join('\n'));
      expect(fullNames.split('\n').slice(1, -1)).toEqual(stored.fullNames);
      expect(places).toBe(spaceWords(stored.places));
      expect(lines).toBe([...stored.sections, spaceWords(stored.ids)].join('\n'));
      expect(importIds.split(' ').filter(Boolean)).toHaveLength(stored.imports.length);
      expect(importIds).toBe(importIds.toLowerCase());
      expect(imports).toEqual(stored.imports);
    }),
  );
});

it('stores a control character in a name or an id as a blank, so that it separates nothing', () => {
  const [stored] = fc.sample(values, 1) as [DocumentValues];
  const controls = '\u001D\u001E\u001F\n';
  const dates = { firstDate: null, lastDate: null };
  const series = { id: 1, country: 'US', provider: `a${controls}b`, seasonalAdjustment: 'unknown', ...dates };
  const document = readDocument(formatDocument({ ...stored, name: `GDP${controls}growth`, series: [series] }));
  expect(document.indexed.indicator).toMatchObject({ name: 'GDP    growth', series: [{ id: 1, provider: 'a    b' }] });
});

it('reads a document that a preview wrote as JSON like one of this version', () => {
  const us = [43, 'US', 'fred', 'not_applicable', '1971-01-04', null, 1];
  const sections = [' us dollar ', ' kiwi fx ', '', ' price of '];
  const json = JSON.stringify([
    [5, 'nzd-usd', 'US Dollars per "NZD"', 'exchange-rates', 'daily', 1, 'US'],
    [us],
    [['dollar daily', 'kiwi'], ['US', 'NZ'], 1, ['nzd usd', 'us dollars per nzd']],
    [sections, ['dexusnz'], ' us usa ', [[43, 'fed', 'H10/NZ']]],
  ]);
  const text = formatDocument({
    id: 5,
    slug: 'nzd-usd',
    name: 'US Dollars per "NZD"',
    category: 'exchange-rates',
    frequency: 'daily',
    prominence: 1,
    defaultCountry: 'US',
    series: [
      {
        id: 43,
        country: 'US',
        provider: 'fred',
        seasonalAdjustment: 'not_applicable',
        firstDate: '1971-01-04',
        lastDate: null,
        isProjected: true,
      },
    ],
    names: ['dollar daily', 'kiwi'],
    namedPlaces: ['US', 'NZ'],
    isProjection: true,
    fullNames: ['nzd usd', 'us dollars per nzd'],
    sections,
    ids: ['dexusnz'],
    places: ['us', 'usa'],
    imports: [[43, 'fed', 'H10/NZ']],
  });
  expect(convertDocument(json)).toBe(text);
  expect(convertDocument(text)).toBe(text);
});
