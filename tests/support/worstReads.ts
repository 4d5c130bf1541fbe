import { longSeries, revisedSeries, worldwideIndicator } from './largeDatabase.js';

/** The most expensive requests of read operations. `#` stands for a number that differs between attempts, so that no cache responds. */
export const worstReads: { id: string; what: string; target: string }[] = [
  ...listObservationReads(),
  ...listIndicatorReads(),
  ...listAccountReads(),
  ...listDocumentReads(),
];

function listObservationReads() {
  const id = 'indicators.observations';
  const read = (series: string, rest = '') => `/v1/indicators/observations?id=${series}&limit=99##${rest}`;
  return [
    { id, what: '100,000 rows', target: read(longSeries) },
    { id, what: 'from the start as CSV', target: read(longSeries, '&format=csv&units=pc1') },
    { id, what: 'latest first', target: read(longSeries, '&order=desc') },
    { id, what: 'all vintages', target: read(revisedSeries, '&allVintages=true') },
    { id, what: 'all vintages as CSV', target: read(revisedSeries, '&allVintages=true&format=csv') },
    { id, what: 'first releases', target: read(revisedSeries, '&firstRelease=true') },
    { id, what: 'as of a day', target: read(revisedSeries, '&vintage=2026-01-01') },
    { id, what: 'averages', target: read(longSeries, '&frequency=weekly&units=pc1') },
    { id, what: 'all countries', target: read(worldwideIndicator, '&country=all') },
    { id, what: 'all countries as CSV', target: read(worldwideIndicator, '&country=all&format=csv&units=pc1') },
    { id, what: 'all countries as of a day', target: read(worldwideIndicator, '&country=all&vintage=2026-01-01') },
    {
      id,
      what: 'one row of all countries',
      target: `/v1/indicators/observations?id=${worldwideIndicator}&country=all&limit=#`,
    },
    { id, what: 'all countries without rows', target: read(worldwideIndicator, '&country=all&start=2025-01-01') },
    { id, what: 'annual averages', target: read(longSeries, '&frequency=annual&units=pc1') },
  ];
}

function listIndicatorReads() {
  const from = '2026-01-0#';
  return [
    { id: 'indicators.download', what: 'long', target: `/api/indicators/${longSeries}/download?end=2026-10-0#` },
    {
      id: 'indicators.download',
      what: 'weekly',
      target: `/api/indicators/${longSeries}/download?frequency=weekly&units=pch&end=2026-10-0#`,
    },
    { id: 'indicators.get', what: 'long', target: `/api/indicators/${longSeries}?vintage=2026-10-2#` },
    { id: 'indicators.get', what: 'revised', target: `/api/indicators/${revisedSeries}?vintage=2026-10-2#` },
    {
      id: 'indicators.series',
      what: 'all countries',
      target: `/v1/indicators/series?id=${worldwideIndicator}&country=all&limit=99#`,
    },
    {
      id: 'indicators.vintages',
      what: '1,000 vintages',
      target: `/v1/indicators/vintages?id=${revisedSeries}&limit=99#`,
    },
    {
      id: 'indicators.vintages',
      what: 'latest',
      target: `/v1/indicators/vintages?id=${revisedSeries}&limit=1000&start=2020-01-0#`,
    },
    {
      id: 'indicators.releases',
      what: 'ten years',
      target: `/v1/indicators/releases?limit=99#&from=2016-11-20&to=2026-11-20`,
    },
    { id: 'countries.list', what: 'all', target: '/v1/countries?limit=99#' },
    { id: 'releases.vintages', what: '50 vintages', target: '/v1/releases/us-gdp/vintages?limit=4#' },
    { id: 'headlines.list', what: 'all', target: '/v1/headlines' },
    { id: 'headlines.get', what: 'G20', target: '/v1/headlines/unemployment' },
    { id: 'countries.get', what: 'US', target: '/v1/countries/US' },
    { id: 'indicators.search', what: 'first', target: '/v1/indicators/search?q=inflation+unemployment+gdp&limit=4#' },
    {
      id: 'indicators.search',
      what: 'misspelt',
      target: `/v1/indicators/search?q=${'unemplyment+inflaton+'.repeat(4)}&limit=4#`,
    },
    { id: 'discovery.catalog', what: 'first', target: '/api/discovery/catalog?q=inflation&limit=4#' },
    { id: 'discovery.datasets', what: 'all', target: '/api/discovery/datasets?limit=4#' },
    { id: 'discovery.catalog', what: 'all', target: '/api/discovery/catalog?limit=4#' },
    { id: 'calendar.releases', what: 'a year', target: `/api/calendar/releases?from=${from}&to=2026-12-31&limit=1000` },
    { id: 'calendar.ics', what: 'a year', target: `/api/calendar/releases.ics?from=${from}&to=2026-12-31` },
    { id: 'news.list', what: '1,000 items', target: '/api/news?limit=99#' },
    { id: 'news.list', what: 'rare words', target: '/api/news?q=rise+consumer+nothing+day&limit=99#' },
    { id: 'news.list', what: 'of an indicator', target: `/api/news?indicator=${revisedSeries}&limit=99#` },
    { id: 'providers.list', what: 'all', target: '/api/providers' },
  ];
}

function listAccountReads() {
  return [
    { id: 'account.export', what: 'all', target: '/api/account/export' },
    { id: 'account.get', what: 'one', target: '/api/account' },
    { id: 'account.usage', what: 'days', target: '/api/account/usage?days=90' },
    { id: 'keys.list', what: 'all', target: '/api/account/keys' },
    { id: 'sessions.list', what: 'all', target: '/api/account/sessions' },
    { id: 'watchlist.list', what: 'all', target: '/api/account/watchlist' },
    { id: 'notifications.list', what: '1,000', target: '/api/account/notifications?limit=99#' },
    { id: 'forecast.list', what: 'all', target: '/api/forecast/run?limit=1#' },
    { id: 'admin.accounts', what: '1,000', target: '/api/admin/accounts?limit=99#' },
    { id: 'admin.accounts', what: 'by mail', target: '/api/admin/accounts?email=9999&limit=99#' },
    { id: 'admin.account', what: 'one', target: '/api/admin/accounts/{account}' },
    { id: 'admin.auditLog', what: '1,000', target: '/api/admin/audit-log?limit=99#' },
    { id: 'admin.usage', what: '1,000', target: '/api/admin/usage?from=2025-12-01&to=2026-11-22&limit=99#' },
    { id: 'admin.quarantine', what: '1,000', target: '/api/admin/quarantine?limit=99#' },
    { id: 'admin.jobs', what: 'all', target: '/api/admin/jobs' },
    { id: 'admin.metrics', what: 'all', target: '/metrics' },
  ];
}

function listDocumentReads() {
  return [
    { id: 'contract.json', what: 'all', target: '/openapi.json' },
    { id: 'contract.yaml', what: 'all', target: '/openapi.yaml' },
    { id: 'changelog.rss', what: 'all', target: '/changelog.rss' },
    { id: 'forecast.models', what: 'all', target: '/api/forecast/models' },
    { id: 'health.get', what: 'one', target: '/api/health' },
    { id: 'health.get', what: 'a page', target: '/' },
    { id: 'health.get', what: 'page of an indicator', target: `/indicators/${longSeries}` },
  ];
}
