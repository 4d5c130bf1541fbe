import { Ajv2020 } from 'ajv/dist/2020.js';
import { contract } from '../../server/contractFile.js';
import { compileChecks } from '../../server/http/operationRules.js';
import { type Api, startApi } from '../support/api.js';
import { countIterations } from '../support/countIterations.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(() => jest.restoreAllMocks());

/** Returns the schemas that are compiled from now on. The test client compiles those of responses, by reference. */
function listCompiledSchemas(): () => unknown[] {
  const compile = jest.spyOn(Ajv2020.prototype, 'compile');
  return () => compile.mock.calls.map(([schema]) => schema).filter((schema) => !('$ref' in Object(schema)));
}

// First, because checks stay compiled.
it('compiles nothing when the server stops', async () => {
  const getCompiled = listCompiledSchemas();
  await compileChecks(AbortSignal.abort());
  expect(getCompiled()).toEqual([]);
});

it('compiles one operation in each iteration of the event loop, so that requests do not wait', async () => {
  const { iterations } = await countIterations(compileChecks(new AbortController().signal));
  const operations = Object.values(contract.paths).flatMap((methods) => Object.keys(methods));
  expect(iterations).toBeGreaterThanOrEqual(operations.length);
});

it('compiles the checks of all operations, so that the first requests need not', async () => {
  await compileChecks(new AbortController().signal);
  const getCompiled = listCompiledSchemas();
  await api.get('/v1/indicators/observations?id=us-core-cpi&limit=1').expect(200);
  await api.get('/api/calendar/releases?limit=x').expect(400);
  await api.request.post('/api/labs/diagnostics').set('X-API-Key', api.key).send({}).expect(400);
  expect(getCompiled()).toEqual([]);
});
