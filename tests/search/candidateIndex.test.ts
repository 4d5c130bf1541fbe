import { buildCandidateIndex, noOthers } from '../../server/search/candidateIndex.js';
import { formatDocument, readDocument } from '../../server/search/documentFormat.js';
import { strengths } from '../../server/search/searchIndex.js';

const facts = { size: 1, filedCounts: new Map<string, number>(), placeWords: new Set<string>() };
const withImportIds = { ...noOthers, hasImportIds: true };

/** Builds the index of one indicator with these words by strength, full names, ids and ids of import sources. */
function buildIndex(
  { sections = ['', '', '', ''], fullNames = [], ids = [], importIds = [] }: Record<string, string[]>,
  { text = '', words = [] as string[] },
) {
  const document = readDocument(
    formatDocument({
      id: 1,
      slug: 'us-gdp',
      name: 'GDP',
      category: 'growth',
      frequency: 'annual',
      prominence: 0,
      defaultCountry: 'US',
      series: [],
      names: [],
      namedPlaces: [],
      isProjection: false,
      fullNames,
      sections,
      ids,
      places: [],
      imports: importIds.map((id): [number, string, string] => [1, 'bea', id]),
    }),
  );
  const groups = words.map((word) => [word]);
  const query = { text, groups, optional: [], countries: [], countryGroups: [], frequency: null };
  return buildCandidateIndex([document], query, facts, withImportIds);
}

describe('the index of candidates', () => {
  it('finds ids, and ids of import sources, by the whole id and by its beginning', () => {
    const lists = { ids: ['gdpc1', 'gnp'], importIds: ['T10101', '---'] };
    const find = (word: string) =>
      [...buildIndex(lists, { words: [word] }).postings].flatMap(([id, { size }]) => (size > 0 ? [id] : []));
    expect(find('gdpc1')).toEqual(['gdpc1']);
    expect(find('gdpc')).toEqual([]);
    expect(find('gdp*')).toEqual(['gdpc1']);
    expect(find('t101*')).toEqual(['t10101']);
    expect(find('(')).toEqual([]);
  });

  it('gives each word the strength of the part of the indicator that has it, the highest if several have it', () => {
    const sections = [' gdp ', '', ' annual rate ', ' note gdp '];
    const words = ['gdp', 'annual', 'rate', 'note', 'gdpc1', 'gd*', 'real'];
    const { postings } = buildIndex({ sections, ids: ['gdpc1'] }, { words });
    expect(Object.fromEntries([...postings].map(([word, found]) => [word, found.get(0)]))).toEqual({
      gdp: strengths.name,
      annual: strengths.class,
      rate: strengths.class,
      note: strengths.text,
      gdpc1: strengths.identifier,
      real: undefined,
    });
  });

  it('finds a full name only as a whole, and none without a text', () => {
    const find = (text: string, fullNames: string[]) => buildIndex({ fullNames }, { text }).fullNames.get(text);
    const fullNames = ['us gdp', 'real gdp growth'];
    expect(find('real gdp growth', fullNames)).toEqual([0]);
    expect(find('real gdp', fullNames)).toEqual([]);
    expect(find('gdp growth', fullNames)).toEqual([]);
    expect(find('', fullNames)).toEqual([]);
    expect(find('', [])).toEqual([]);
  });
});
