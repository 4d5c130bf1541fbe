import { readFileSync } from 'node:fs';
import { isProviderName } from '../../server/providers/provider.js';
import { createSourceFinder, type SourceEntry } from '../../server/setup/createSourceFinder.js';

const plain = { unit: null, factor: 1, significantDigits: null };

it('finds the source of one series', () => {
  const finder = createSourceFinder([
    { series: 'fred/GDP', provider: 'bea', id: 'NIPA/T10105/Q/1', unit: 'Dollars', factor: 1e-9, significantDigits: 6 },
  ]);
  expect(finder.get('fred/GDP')).toEqual({
    provider: 'bea',
    providerSeriesId: 'NIPA/T10105/Q/1',
    unit: 'Dollars',
    factor: 1e-9,
    significantDigits: 6,
  });
  expect(finder.get('fred/GDPC1')).toBeUndefined();
});

it('finds the sources of all series of a form, by default at the provider of the series', () => {
  const finder = createSourceFinder([
    { series: 'ecb/EXR/D.*.EUR.SP00.A', provider: 'eurofxref', id: '*' },
    { series: 'worldbank/NY.GDP.MKTP.CD/*', unit: 'current US$' },
  ]);
  expect(finder.get('ecb/EXR/D.USD.EUR.SP00.A')).toEqual({ ...plain, provider: 'eurofxref', providerSeriesId: 'USD' });
  expect(finder.get('worldbank/NY.GDP.MKTP.CD/ARG')).toEqual({
    ...plain,
    provider: 'worldbank',
    providerSeriesId: 'NY.GDP.MKTP.CD/ARG',
    unit: 'current US$',
  });
  expect(finder.get('ecb/EXR/D..EUR.SP00.A')).toBeUndefined();
  expect(finder.get('ecb/EXR/M.USD.EUR.SP00.A')).toBeUndefined();
});

it('prefers an entry for one series to a form, and an earlier form to a later one', () => {
  const finder = createSourceFinder([
    { series: 'imf/WEO/*.LP', factor: 1e-6 },
    { series: 'imf/WEO/*' },
    { series: 'imf/WEO/USA.LP', provider: 'bea', id: 'POP' },
  ]);
  expect(finder.get('imf/WEO/FRA.LP')?.factor).toBe(1e-6);
  expect(finder.get('imf/WEO/FRA.LUR')?.factor).toBe(1);
  expect(finder.get('imf/WEO/USA.LP')?.provider).toBe('bea');
});

it('has a provider and an id in every entry of the catalogue, and no entry twice', () => {
  const entries: SourceEntry[] = JSON.parse(readFileSync('data/catalogue/sources.json', 'utf8'));
  expect(entries.filter(({ provider, id }) => !isProviderName(provider ?? '') || id === undefined)).toEqual([]);
  const names = entries.map(({ series }) => series);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const partsOf = (text = '') => text.split('*').length - 1;
  expect(entries.filter(({ series, id }) => partsOf(series) > 1 || partsOf(id) !== partsOf(series))).toEqual([]);
});
