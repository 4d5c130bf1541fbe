import { createAllCredentials } from '../support/allCredentials.js';
import { buildTarget, operations } from '../support/contractInputs.js';
import { useApi } from '../support/useApi.js';
import { sendRaw } from './sendRaw.js';

const getApi = useApi({ ANONYMOUS_REQUESTS_PER_MINUTE: 1_000, SESSION_REQUESTS_PER_MINUTE: 1_000 });

const numeric = operations.flatMap((operation) =>
  operation.parameters
    .filter(({ in: place, schema }) => place === 'query' && ['integer', 'number'].includes(schema.type ?? ''))
    .map(({ name }) => ({ operation, name })),
);

/** Numbers that no parameter allows. Some are read as infinity, some lose digits when they are read. */
const huge = ['1e999', '-1e999', '1e308', '9007199254740993', '9'.repeat(400), '-1', '0'];

it('finds the numeric parameters of the contract', () => {
  expect(numeric.map(({ operation, name }) => `${operation.id} ${name}`)).toEqual(
    expect.arrayContaining(['indicators.observations limit', 'account.usage days', 'census.variables year']),
  );
});

it('refuses a number outside the range of a parameter, and names the parameter, for every operation', async () => {
  const api = getApi();
  const credentials = await createAllCredentials(api.db, api.clock.now);
  for (const { operation, name } of numeric) {
    for (const value of huge) {
      const target = `${buildTarget(operation)}&${name}=${value}`;
      const { status, text } = await sendRaw(api, 'GET', target, credentials[operation.credentials[0] ?? ''] ?? {});
      expect([target, status, JSON.parse(text).details]).toEqual([
        target,
        400,
        [{ field: name, problem: expect.any(String) }],
      ]);
    }
  }
});
