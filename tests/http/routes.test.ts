import { readFileSync } from 'node:fs';
import { contract } from '../../server/contractFile.js';
import { isOperatorPath } from '../../server/http/operator.js';
import { isPagePath } from '../../server/http/pages.js';
import { findRequestBody, isCacheable, isHealthPath, isPublicPath } from '../../server/http/routes.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, security = [] }]) => ({
    ...{ path, method, operationId },
    schemes: security.flatMap((scheme) => Object.keys(scheme)),
  })),
);

function listOperationIds(matches: (operation: (typeof operations)[number]) => boolean): string[] {
  return operations
    .filter(matches)
    .map(({ operationId }) => operationId)
    .sort();
}

describe('the routes that the server derives from the contract', () => {
  it('need no credentials for the contract, the changelog feed, health, the plans on offer and the state of the assistant', () => {
    expect(listOperationIds(({ path, method }) => method === 'get' && isPublicPath(path))).toEqual([
      'billing.plans',
      'changelog.rss',
      'chat.status',
      'contract.json',
      'contract.yaml',
      'health.get',
      'health.live',
    ]);
    expect(isPublicPath('/API/Health/?probe=1')).toBe(true);
    expect(isPublicPath('/api/healthy')).toBe(false);
  });

  it('have a limit without a store for health alone, in any spelling', () => {
    expect(listOperationIds(({ path }) => isHealthPath(path))).toEqual(['health.get', 'health.live']);
    expect(isHealthPath('/API/Health/?probe=1')).toBe(true);
  });

  it('have a rate limit for every operation', () => {
    const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));
    expect(operations.filter(({ responses }) => !('429' in responses))).toEqual([]);
  });

  it('cache what reads the library', () => {
    expect(listOperationIds(({ operationId }) => isCacheable(operationId))).toEqual([
      'calendar.feed',
      'calendar.ics',
      'calendar.releases',
      'charts.get',
      'countries.get',
      'countries.list',
      'discovery.catalog',
      'discovery.datasets',
      'discovery.providers',
      'headlines.get',
      'headlines.list',
      'indicators.download',
      'indicators.get',
      'indicators.metadata',
      'indicators.observations',
      'indicators.releases',
      'indicators.search',
      'indicators.series',
      'indicators.vintages',
      'releases.get',
      'releases.vintages',
    ]);
  });

  it('accept the cron secret exactly where the contract says so', () => {
    const byContract = listOperationIds(({ schemes }) => schemes.includes('CronSecret'));
    expect(listOperationIds(({ path }) => isOperatorPath(path))).toEqual(byContract);
  });
});

/** The patterns of web/src/pages.ts; the last one, of the page "Not found", matches everything. */
function readPagePatterns(): RegExp[] {
  const text = readFileSync(resolveProjectPath('web', 'src', 'pages.ts'), 'utf8');
  const patterns = [...text.matchAll(/pattern: \/(\^.*)\/[,\s]/g)].map(([, pattern = '']) => new RegExp(pattern));
  expect(patterns.length).toBeGreaterThan(10);
  return patterns.slice(0, -1);
}

describe('the size of a request body', () => {
  it('is limited by the contract for every operation that takes one', () => {
    const bodies = Object.values(contract.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, requestBody }) =>
        requestBody ? [{ operationId, bytes: requestBody['x-max-body-bytes'] }] : [],
      );
    expect(bodies.length).toBeGreaterThan(15);
    expect(bodies.filter(({ bytes }) => !Number.isInteger(bytes) || bytes > 4 * 1024 ** 2)).toEqual([]);
  });

  it('is found by method and path, in any spelling that the router accepts', () => {
    expect(findRequestBody('POST', '/API/Import/CSV/?dryRun=true')).toEqual({
      ...{ maxBytes: 4 * 1024 ** 2, type: 'text/csv', isSigned: false },
    });
    expect(findRequestBody('PATCH', '/api/admin/accounts/42')).toEqual({
      ...{ type: 'application/json', isSigned: false },
      maxBytes: 2048,
      maxCounts: { values: 6, containers: 1, fields: 5 },
    });
    expect(findRequestBody('GET', '/api/import/csv')).toBeUndefined();
    expect(findRequestBody('POST', '/api/import/csv/more')).toBeUndefined();
  });
});

describe('the addresses of pages', () => {
  const patterns = readPagePatterns();
  const first = [
    '',
    'indicators',
    'labs',
    'forecasts',
    'chat',
    'countries',
    'library',
    'discover',
    'calendar',
    'docs',
    'sign-in',
    'sign-up',
    'settings',
    'operator',
    'import',
  ];
  const other = ['verify-email', 'reset-password', 'libraries', 'account', 'v2'];
  const rest = ['', '/', '/cpi', '/keys', '/cpi/', '/cpi/more'];
  const addresses = [...first, ...other].flatMap((name) => rest.map((tail) => `/${name}${tail}`));

  it.each(addresses)('are the same for the server and in the pages: %s', (address) => {
    const pathname = address.replace(/(.)\/$/, '$1');
    expect(isPagePath(address)).toBe(patterns.some((pattern) => pattern.test(pathname)));
  });
});
