import fc from 'fast-check';

const paths = [
  '/api/indicators/{slug}',
  '/api/indicators/{slug}/download',
  '/v1/indicators/search',
  '/v1/indicators/series',
  '/v1/indicators/observations',
  '/v1/indicators/metadata',
  '/v1/indicators/releases',
  '/v1/indicators/vintages',
  '/api/calendar/releases',
  '/api/health',
];
const slugs = ['real-gdp', 'us-cpi-all-items', 'eur-usd-daily', 'capital-stock', 'no-such-indicator', 'constructor'];
const days = [
  '0001-01-01',
  '1900-02-29',
  '1999-12-31',
  '2020-02-29',
  '2022-11-15',
  '2026-11-21',
  '9999-12-31',
  '2023-02-29',
];

/** Likely values of each parameter, valid and invalid; arbitrary text is generated besides. */
const likely: Record<string, string[]> = {
  id: [...slugs, 'real-gdp,us-cpi-all-items', 'real-gdp,real-gdp', ',', 'real-gdp,'],
  country: ['US', 'us', 'USA', 'EA', 'DE', 'ZZ', 'U1'],
  ...Object.fromEntries(['vintage', 'start', 'end', 'from', 'to'].map((name) => [name, days])),
  units: ['lin', 'chg', 'ch1', 'pch', 'pc1', 'pca', 'cch', 'cca', 'log', 'LIN'],
  frequency: ['daily', 'd', 'w', 'bw', 'monthly', 'm', 'q', 'sa', 'annual', 'hourly'],
  aggregation: ['avg', 'sum', 'eop', 'average', 'end_of_period'],
  limit: ['0', '1', '2', '100', '1000', '100000', '100001', '-1', '1e3', '0x10', '1.5', 'NaN'],
  cursor: ['abc', 'e30', 'W10', 'bnVsbA', 'eyJhIjoxfQ', '-', '_'],
  q: ['us inflation', 'gdp*', '"', "'; drop table series; --", 'AND OR NOT', 'NEAR(', '()', ':', '^', '-'],
  provider: ['fred', 'FRED', ''],
  category: ['prices', 'gdp', 'none'],
  seasonalAdjustment: ['seasonally_adjusted', 'not_applicable', 'none'],
  firstRelease: ['true', 'false', '1'],
  allVintages: ['true', 'false', 'yes'],
  order: ['asc', 'desc', 'up'],
  format: ['json', 'csv', 'xml'],
  importance: ['high', 'medium', 'low', 'none'],
  status: ['released', 'upcoming', 'none'],
};

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ maxLength: 30 }),
  fc.constantFrom('', '\u0000', '%', '../..', '__proto__', '1'.repeat(400), '\u202e', '🦀'),
);
const encoded = anyText.map(encodeURIComponent);
/** Characters that are sent unencoded, so that the percent-encoding itself can be malformed. */
const unencoded = fc.stringMatching(/^[%a-z0-9[\]=&;+.,'*!$()-]{0,20}$/);

const parameter = fc.constantFrom(...Object.keys(likely)).chain((name) => {
  const value = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...(likely[name] ?? [''])).map(encodeURIComponent) },
    { weight: 2, arbitrary: encoded },
    { weight: 1, arbitrary: unencoded },
  );
  return value.map((text) => `${name}=${text}`);
});
const strange = fc.tuple(encoded, encoded).map(([name, value]) => `${name}=${value}`);
const query = fc.array(fc.oneof({ weight: 12, arbitrary: parameter }, { weight: 1, arbitrary: strange }), {
  maxLength: 4,
});
const slug = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...slugs) },
  { weight: 2, arbitrary: encoded },
  { weight: 1, arbitrary: unencoded },
);

/** Targets of GET requests, valid and invalid. */
export const randomTargets = fc
  .record({ path: fc.constantFrom(...paths), slug, id: fc.constantFrom('id=real-gdp', 'id=eur-usd-daily', ''), query })
  .map(({ path, slug: text, id, query: parts }) => {
    const needsId = /series|observations|metadata|vintages$/.test(path) && id !== '';
    const queryText = (needsId ? [id, ...parts.filter((part) => !part.startsWith('id='))] : parts).join('&');
    return `${path.replace('{slug}', text)}${queryText === '' ? '' : `?${queryText}`}`;
  });
export const randomAccepts = fc.constantFrom(
  '*/*',
  'text/csv',
  'application/json;q=0.1, text/csv',
  'image/png',
  ';;q=,',
);
