import { checkVersion } from '../../scripts/versioning/checkVersion.js';
import { type Contract, type JsonObject, listOperations, readContract } from '../../scripts/versioning/contract.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

const released = readContract(resolveProjectPath('server', 'generated', 'openapi.yaml'));

/** Returns the problems after a change to the contract. */
function findProblems(change: (contract: Contract) => void, changelog = ''): string[] {
  const current = structuredClone(released);
  change(current);
  return checkVersion(released, current, changelog);
}

/** Returns the single breaking change of a change to the contract. */
function findProblem(change: (contract: Contract) => void): string | undefined {
  const [heading, ...changes] = findProblems(change);
  expect(heading).toMatch(/^These changes are incompatible with version \d+\.\d+\.\d+ /);
  expect(changes).toHaveLength(1);
  return changes[0];
}

// biome-ignore lint/suspicious/noExplicitAny: tests change arbitrary parts of the contract
type Anything = any;
const operation = (contract: Contract, path: string, method = 'get'): Anything =>
  ((contract['paths'] as JsonObject)[path] as JsonObject)[method];
const schema = (contract: Contract, name: string): Anything =>
  ((contract['components'] as JsonObject)['schemas'] as JsonObject)[name];
const parameter = (contract: Contract, path: string, name: string): Anything =>
  operation(contract, path).parameters.find((one: Anything) => one.name === name);

const search = '/v1/indicators/search';

it('finds no problem in an unchanged contract', () => {
  expect(findProblems(() => undefined)).toEqual([]);
});

it('allows new operations, parameters, response fields and enum values, and wider bounds', () => {
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

it.each<[what: string, change: (contract: Contract) => void, expected: RegExp]>([
  ['a removed operation', (c) => delete (c['paths'] as JsonObject)['/api/health'], /^- GET \/api\/health is removed$/],
  [
    'a changed operationId',
    (c) => {
      operation(c, search).operationId = 'indicators.find';
    },
    /its operationId is no longer indicators\.search$/,
  ],
  [
    'a removed parameter',
    (c) => {
      const { parameters } = operation(c, search);
      parameters.splice(
        parameters.findIndex((one: Anything) => one.name === 'limit'),
        1,
      );
    },
    /the parameter query limit is removed$/,
  ],
  [
    'a new required parameter',
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
    'another pattern',
    (c) => {
      parameter(c, search, 'provider').schema.pattern = '^[a-z]{2}$';
    },
    /the parameter query provider has a different pattern$/,
  ],
  [
    'a credential that an operation no longer accepts',
    (c) => {
      operation(c, search).security = [{ BearerKey: ['indicators:read'] }, { Session: [] }, {}];
    },
    /no longer accepts the credential \{"ApiKey":/,
  ],
  [
    'a removed media type',
    (c) => delete operation(c, '/v1/indicators/observations').responses['200'].content['text/csv'],
    /the response 200 as text\/csv is removed$/,
  ],
])('reports %s', (_, change, expected) => {
  expect(findProblem(change)).toMatch(expected);
});

it.each<[what: string, change: (contract: Contract) => void, expected: string]>([
  [
    'a removed field',
    (c) => delete schema(c, 'Observation').properties.revised,
    'observations, each, revised is removed',
  ],
  [
    'a field that is no longer required',
    (c) => {
      schema(c, 'Observation').required = ['date', 'value'];
    },
    'observations, each, revised may now be missing',
  ],
  [
    'a field that is now nullable',
    (c) => {
      schema(c, 'Observation').properties.revised.type = ['boolean', 'null'];
    },
    'observations, each, revised may now be null',
  ],
])('reports %s of a response', (_, change, expected) => {
  const [, ...changes] = findProblems(change);
  expect(changes).toContain(`- GET /api/indicators/{slug}: the response 200, ${expected}`);
});

it('reports a body field that is newly required or has another type', () => {
  const [, ...changes] = findProblems((c) => {
    schema(c, 'KeyName').required.push('note');
    schema(c, 'KeyName').properties.name.type = 'integer';
  });
  expect(changes).toEqual([
    '- POST /api/account/keys: the body, name may no longer be string',
    '- POST /api/account/keys: the body, note is now required',
  ]);
});

describe('a new major version', () => {
  const change = (contract: Contract) => {
    delete (contract['paths'] as JsonObject)['/api/health'];
    (contract['info'] as JsonObject)['version'] = '2.0.0';
  };

  it('allows breaking changes if the changelog has its heading', () => {
    expect(findProblems(change, '# Changelog\n\n## 2.0.0 (2027-01-01)\n')).toEqual([]);
  });

  it('does not allow them without the heading', () => {
    expect(findProblems(change, '# Changelog\n\n## Unreleased\n')).toEqual([
      "CHANGELOG.md has no heading '## 2.0.0'. Add it and describe the breaking changes.",
    ]);
  });
});

it('the released contract has operations', () => {
  expect(listOperations(readContract(resolveProjectPath('contract', 'released.yaml'))).length).toBeGreaterThan(60);
});
