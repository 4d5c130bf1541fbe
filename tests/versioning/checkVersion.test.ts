import { checkVersion } from '../../scripts/versioning/checkVersion.js';
import { type Contract, type JsonObject, listOperations, readContract } from '../../scripts/versioning/contract.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

const released = readContract(resolveProjectPath('server', 'generated', 'openapi.yaml'));

/** What is found when the contract is changed so. */
function findProblems(change: (contract: Contract) => void, changelog = ''): string[] {
  const present = structuredClone(released);
  change(present);
  return checkVersion(released, present, changelog);
}

/** The one thing that a change breaks, after the heading. */
function findProblem(change: (contract: Contract) => void): string | undefined {
  const [heading, ...changes] = findProblems(change);
  expect(heading).toMatch(/^These changes break what version \d+\.\d+\.\d+ promised/);
  expect(changes).toHaveLength(1);
  return changes[0];
}

// biome-ignore lint/suspicious/noExplicitAny: the contract is changed wherever a test likes
type Anything = any;
const operation = (contract: Contract, path: string, method = 'get'): Anything =>
  ((contract['paths'] as JsonObject)[path] as JsonObject)[method];
const schema = (contract: Contract, name: string): Anything =>
  ((contract['components'] as JsonObject)['schemas'] as JsonObject)[name];
const parameter = (contract: Contract, path: string, name: string): Anything =>
  operation(contract, path).parameters.find((one: Anything) => one.name === name);

const search = '/v1/indicators/search';

it('finds nothing where nothing has changed', () => {
  expect(findProblems(() => undefined)).toEqual([]);
});

it('lets operations, parameters, fields, values of answers and wider bounds be added', () => {
  const added = findProblems((contract) => {
    (contract['paths'] as JsonObject)['/api/new'] = { get: structuredClone(operation(contract, '/api/health')) };
    operation(contract, search).parameters.push({ name: 'new', in: 'query', schema: { type: 'string' } });
    schema(contract, 'Observation').properties.note = { type: 'string' };
    schema(contract, 'Observation').required.push('note');
    parameter(contract, search, 'limit').schema.maximum += 1;
    schema(contract, 'ErrorCode').enum.push('new_code');
  });
  expect(added).toEqual([]);
});

it.each<[what: string, change: (contract: Contract) => void, told: RegExp]>([
  ['an operation that goes', (c) => delete (c['paths'] as JsonObject)['/api/health'], /^- GET \/api\/health is gone$/],
  [
    'another name in the SDK',
    (c) => {
      operation(c, search).operationId = 'indicators.find';
    },
    /is no longer called indicators\.search$/,
  ],
  [
    'a parameter that goes',
    (c) => {
      const { parameters } = operation(c, search);
      parameters.splice(
        parameters.findIndex((one: Anything) => one.name === 'limit'),
        1,
      );
    },
    /the parameter query limit is gone$/,
  ],
  [
    'a new parameter that is required',
    (c) => operation(c, search).parameters.push({ name: 'new', in: 'query', required: true, schema: {} }),
    /the new parameter query new is required$/,
  ],
  [
    'a tighter bound',
    (c) => {
      parameter(c, search, 'limit').schema.maximum -= 1;
    },
    /the parameter query limit has a tighter maximum$/,
  ],
  [
    'a key that no longer opens an operation',
    (c) => {
      operation(c, search).security = [{ Session: [] }];
    },
    /can no longer be called with \{"ApiKey":/,
  ],
  [
    'a media type that goes',
    (c) => delete operation(c, '/v1/indicators/observations').responses['200'].content['text/csv'],
    /the answer 200 as text\/csv is gone$/,
  ],
])('names %s', (_, change, expected) => {
  expect(findProblem(change)).toMatch(expected);
});

it.each<[what: string, change: (contract: Contract) => void, told: string]>([
  [
    'a field that goes',
    (c) => delete schema(c, 'Observation').properties.revised,
    'observations, each, revised is gone',
  ],
  [
    'a field that may be missing',
    (c) => {
      schema(c, 'Observation').required = ['date', 'value'];
    },
    'observations, each, revised may be missing',
  ],
  [
    'a field that may be null',
    (c) => {
      schema(c, 'Observation').properties.revised.type = ['boolean', 'null'];
    },
    'observations, each, revised may now be null',
  ],
])('names %s of an answer', (_, change, expected) => {
  const [, ...changes] = findProblems(change);
  expect(changes).toContain(`- GET /api/indicators/{slug}: the answer 200, ${expected}`);
});

it('names a field of a body that is required, or no longer what it may be', () => {
  const [, ...changes] = findProblems((c) => {
    schema(c, 'KeyName').required.push('note');
    schema(c, 'KeyName').properties.name.type = 'integer';
  });
  expect(changes).toEqual([
    '- POST /api/account/keys: the body, name may no longer be string',
    '- POST /api/account/keys: the body, note is required',
  ]);
});

describe('a new major version', () => {
  const change = (contract: Contract) => {
    delete (contract['paths'] as JsonObject)['/api/health'];
    (contract['info'] as JsonObject)['version'] = '2.0.0';
  };

  it('may break promises where the changelog has its heading', () => {
    expect(findProblems(change, '# Changelog\n\n## 2.0.0 (2027-01-01)\n')).toEqual([]);
  });

  it('may not where the changelog does not say so', () => {
    expect(findProblems(change, '# Changelog\n\n## Unreleased\n')).toEqual([
      "CHANGELOG.md has no heading '## 2.0.0', under which the breaking changes are told.",
    ]);
  });
});

it('the released contract has operations to be held to', () => {
  expect(listOperations(readContract(resolveProjectPath('contract', 'released.yaml'))).length).toBeGreaterThan(60);
});
