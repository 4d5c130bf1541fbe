import fc from 'fast-check';
import { routePaths } from '../../server/http/routes.js';
import { buildTarget, operations, readExampleBody } from '../support/contractInputs.js';
import { createLibraryValidator } from '../support/libraryValidator.js';
import { randomTargets } from '../support/randomTargets.js';
import { countCases, isThorough } from '../support/thorough.js';
import {
  callerNames,
  startValidatorServer,
  type ValidatorRequest,
  type ValidatorServer,
} from '../support/validatorServer.js';
import { buildWorstRequests } from '../support/worstRequests.js';

let [server, reference]: ValidatorServer[] = [];
beforeAll(async () => {
  server = await startValidatorServer();
  reference = await startValidatorServer(createLibraryValidator);
});
afterAll(() => {
  server?.stop();
  reference?.stop();
});

/** The thorough form sends 12,000 requests, of which many take the library long. */
const largestTimeoutMs = isThorough ? 1_800_000 : 180_000;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Compares the responses of the server's validator with those of express-openapi-validator. Returns the statuses. */
async function compare(requests: Iterable<ValidatorRequest>, tested = server): Promise<Set<string>> {
  const statuses = new Set<string>();
  for (const request of requests) {
    const [actual, expected] = await Promise.all([tested?.send(request), reference?.send(request)]);
    if (actual !== expected) throw new Error(`${request.method} ${request.target}: ${actual} instead of ${expected}`);
    statuses.add(expected?.slice(0, 3) ?? '');
  }
  return statuses;
}

/** Ways to write a path. The server reads Latin-1. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => `${path}?`,
  (path) => `${path}?a=/b/`,
  (path) => `${path}#x`,
  (path) => `${path};x`,
  (path) => `${path}.`,
  (path) => path.slice(0, -1),
  (path) => path.replace(/.$/, '%2F'),
  (path) => path.replace(/.$/, '%ff'),
  (path) => path.replace('a', '%61'),
  (path) => path.replace(/\/(\w+)$/, '/./$1'),
  (path) => path.replace(/[^/]+$/, '\u00e9\u00b5'),
  (path) => path.replace(/[^/]+$/, ''),
  (path) => path.replace('/', '\\'),
  (path) => `http://localhost${path}`,
];

/** The paths of the contract, and with the end of each other path that has as many segments. */
function* mixPaths(): Iterable<string> {
  const known = routePaths.map((path) => path.replaceAll('{', '').replaceAll('}', '').split('/'));
  for (const one of known) {
    yield one.join('/');
    for (const other of known) {
      if (one.length !== other.length || one === other) continue;
      for (let cut = 2; cut < one.length; cut++) yield [...one.slice(0, cut), ...other.slice(cut)].join('/');
    }
  }
}

describe('the validator, compared with express-openapi-validator', () => {
  it('finds the same for each path in each spelling and with each method', async () => {
    const requests = routePaths.flatMap((path) =>
      spellings.flatMap((spell, turn) =>
        methods
          .filter((_, index) => isThorough || turn === 0 || index === turn % 3)
          .map((method) => ({ method, target: spell(path.replace(/[{}]/g, '')), caller: 'anonymous' as const })),
      ),
    );
    expect([...(await compare(requests))].sort()).toEqual(expect.arrayContaining(['200', '400', '401', '404', '405']));
    expect(await compare([{ method: 'OPTIONS', target: '*', caller: 'anonymous' }])).toEqual(new Set(['404']));
  });

  it('prefers the same path where a name and a parameter match', async () => {
    const targets = [...new Set(mixPaths())];
    const requests = targets.map((target) => ({ method: 'GET', target, caller: 'key' as const }));
    expect(requests.length).toBeGreaterThan(500);
    expect((await compare(requests)).size).toBeGreaterThan(2);
  });

  it('finds the same for each operation with each caller', async () => {
    const requests = operations.flatMap((operation) =>
      callerNames.map((caller) => ({
        ...{ method: operation.method, target: buildTarget(operation), caller },
        ...readExampleBody(operation),
      })),
    );
    expect([...(await compare(requests))].sort()).toEqual(expect.arrayContaining(['200', '401', '403']));
  });

  it('finds the same for random requests', async () => {
    const targets = fc.sample(randomTargets, { seed: 20_261_123, numRuns: countCases(4_000) });
    const requests = targets.map((target) => ({ method: 'GET', target, caller: 'key' as const }));
    expect([...(await compare(requests))].sort()).toEqual(['200', '400', '404']);
  });

  it(
    'finds the same for requests as large as the server reads',
    async () => {
      const all = buildWorstRequests().filter(({ name }) => isThorough || /\?|\{/.test(name));
      expect(all.length).toBeGreaterThan(200);
      for (const { operation, target, type, buildBody } of all) {
        for (const caller of ['key', 'owner'] as const) {
          await compare([{ method: operation.method, target, caller, type, body: buildBody() }]);
        }
      }
    },
    largestTimeoutMs,
  );

  it('differs from a validator that ignores the parameters of paths', async () => {
    const wrong = await startValidatorServer((app) =>
      createLibraryValidator(app, (lookUp) => (request, response, next) => {
        lookUp(request, response, (failure?: unknown) => {
          const { openapi } = request as typeof request & { openapi?: { pathParams: object } };
          if (openapi !== undefined) openapi.pathParams = {};
          next(failure);
        });
      }),
    );
    const request = { method: 'GET', target: '/api/indicators/real-gdp', caller: 'key' } as const;
    await expect(compare([request], wrong)).rejects.toThrow('instead of 200');
    wrong.stop();
  });
});
