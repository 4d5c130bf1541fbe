import type { Operation } from '../../scripts/contract/operations.js';
import { createVersionReader } from '../../server/store/versionReader.js';
import { billingSettings } from '../billing/doubles/billingSettings.js';
import { createAllCredentials } from '../support/allCredentials.js';
import { cronSecret } from '../support/api.js';
import {
  buildTarget,
  findRequestBody,
  listFields,
  operations,
  placeValue,
  readExampleBody,
} from '../support/contractInputs.js';
import { forEachDatabase } from '../support/databases.js';
import { type Node, startNode } from '../support/startNode.js';

interface Probe {
  operation: Operation;
  target: string;
  /** The input with a NUL character, as errors name it. */
  field: string;
  type?: string;
  body?: string;
}

/** The body of a webhook of Stripe is signed, and not validated. */
const validated = operations.filter(({ id }) => id !== 'billing.webhook');
const probes = validated.flatMap((operation) => [...probeParameters(operation), ...probeBody(operation)]);

function probeParameters(operation: Operation): Probe[] {
  const named = operation.parameters.filter((one) => one.in === 'query' || one.in === 'path');
  const valid = readExampleBody(operation);
  return named.map(({ name }) => ({
    operation,
    field: name,
    target: buildTarget(operation, { [name]: 'a%00b' }),
    ...valid,
  }));
}

function probeBody(operation: Operation): Probe[] {
  const [requestBody, example] = [findRequestBody(operation), operation.bodies?.[0]];
  if (requestBody === undefined || example === undefined) return [];
  const base = { operation, target: buildTarget(operation), type: example.type };
  if (example.type === 'text/csv') return [{ ...base, field: 'body', body: 'date,value\n2026-01-01,1\0\n' }];
  const texts = listFields(requestBody).filter(({ schema }) => [schema.type].flat().includes('string'));
  return [
    { ...base, field: 'a\0b', body: JSON.stringify({ 'a\0b': 1 }) },
    ...texts.map(({ path }) => ({
      ...base,
      field: path.join('/'),
      body: JSON.stringify(placeValue(example.value, path, 'a\0b')),
    })),
  ];
}

it('knows the texts of most operations', () => {
  expect(new Set(probes.map(({ operation }) => operation.id)).size).toBeGreaterThan(45);
  expect(probes.length).toBeGreaterThan(150);
});

forEachDatabase((openFresh) => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  let node: Node;
  let credentials: Record<string, Record<string, string>>;
  beforeEach(async () => {
    const db = await openFresh();
    credentials = await createAllCredentials(db, now);
    const options = { db, clock: { now }, log: [], changes: createVersionReader(db, 'sqlite::memory:') };
    node = await startNode(options, {
      ...billingSettings,
      CRON_SECRET: cronSecret,
      ANONYMOUS_REQUESTS_PER_MINUTE: 1_000_000,
    });
  });
  afterEach(() => node.stop());

  async function findProblem({ operation, target, field, type, body }: Probe): Promise<unknown[]> {
    const method = operation.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    const request = node.request[method](target).set(credentials[operation.credentials[0] ?? ''] ?? {});
    const response = await (type === undefined ? request : request.set('Content-Type', type).send(body));
    const fields: string[] = (response.body.details ?? []).map((detail: { field: string }) => detail.field);
    return response.status === 400 && fields.includes(field) ? [] : [[operation.id, field, response.status, fields]];
  }

  it('rejects a NUL character in every text of every operation, and names the field', async () => {
    const problems: unknown[] = [];
    for (const probe of probes) problems.push(...(await findProblem(probe)));
    expect(problems).toEqual([]);
  });
});
