import { buildPlaceIndex, findPlace } from '../../server/search/places.js';
import { countries } from './vocabulary.js';

const index = buildPlaceIndex(countries);

function findCode(phrase: string): string | undefined {
  const words = phrase.split(' ');
  const found = findPlace(index, words, 0);
  return found?.length === words.length ? found.place : undefined;
}

describe('findPlace', () => {
  it.each([
    ['us', 'US'],
    ['usa', 'US'],
    ['america', 'US'],
    ['united states', 'US'],
    ['united states of america', 'US'],
    ['germany', 'DE'],
    ['german', 'DE'],
    ['deutschland', 'DE'],
    ['deu', 'DE'],
    ['uk', 'GB'],
    ['united kingdom', 'GB'],
    ['euro area', 'EA'],
    ['eurozone', 'EA'],
    ['japanese', 'JP'],
    ['korea', 'KR'],
    ['north korea', 'KP'],
    ['dr congo', 'CD'],
    ['turkey', 'TR'],
    ['georgia', 'GE'],
    ['chad', 'TD'],
    ['jordan', 'JO'],
    ['guinea', 'GN'],
    ['papua new guinea', 'PG'],
    ['guinea bissau', 'GW'],
    ['cote d ivoire', 'CI'],
    ['ivory coast', 'CI'],
  ])('recognises "%s" as %s', (phrase, code) => {
    expect(findCode(phrase)).toBe(code);
  });

  it.each(['per', 'and', 'can', 'com', 'euro', 'united', 'congo', 'narnia', 'latin america'])(
    'does not recognise "%s" as a country',
    (phrase) => {
      expect(findCode(phrase)).toBeUndefined();
    },
  );

  it('recognises only countries of the library', () => {
    expect(findPlace(buildPlaceIndex([]), ['germany'], 0)).toBeUndefined();
  });
});
