import fc from 'fast-check';
import { readConfig } from '../../server/config.js';
import { type RequestLine, writeRequestLine } from '../../server/http/requestLine.js';
import { createLog } from '../../server/log.js';

const secret = 'kX7-2pqLw9ZtRb4mV8';

function openLog(settings: Record<string, string> = {}) {
  const lines: string[] = [];
  const config = readConfig({ NODE_ENV: 'test', CRON_SECRET: secret, ...settings });
  return { log: createLog(config, { write: (line) => lines.push(line) }), lines };
}

const id = fc.option(fc.stringMatching(/^[a-z]{3}_[0-9a-z]{16}$/), { nil: undefined });
const anyPath = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webPath(),
  fc.constantFrom('/api/"quoted"\\', `/api/${secret}`, `/v1/alm_${'a'.repeat(40)}`, `/%61lm_${'a'.repeat(40)}`),
);
const anyLine: fc.Arbitrary<RequestLine> = fc.record({
  requestId: fc.uuid(),
  operation: fc.constantFrom('indicators.observations', undefined),
  method: fc.constantFrom('GET', 'POST', undefined),
  path: anyPath,
  status: fc.integer({ min: 100, max: 599 }),
  isAborted: fc.boolean(),
  accountId: id,
  keyId: id,
  ms: fc.oneof(fc.nat(), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true })),
});

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00.000Z') });
});
afterEach(() => jest.useRealTimers());

it('writes what the log would write of the same fields, with secrets masked', () => {
  const [fast, usual] = [openLog(), openLog()];
  fc.assert(
    fc.property(anyLine, (line) => {
      const { requestId, operation, method, path, status, isAborted, accountId, keyId, ms } = line;
      const aborted = isAborted ? true : undefined;
      writeRequestLine(fast.log, line);
      usual.log.info({ requestId, operation, method, path, status, aborted, accountId, keyId, ms });
      expect(fast.lines.pop()).toBe(usual.lines.pop());
    }),
  );
});

it('masks secrets in a path', () => {
  const { log, lines } = openLog();
  const key = `alm_${'a'.repeat(40)}`;
  const [line] = fc.sample(anyLine, 1) as [RequestLine];
  writeRequestLine(log, { ...line, path: `/api/${secret}/${key}` });
  expect(JSON.parse(lines.join('')).path).toBe('/api/[redacted]/alm_…');
});

it('writes the fields of a child of the log', () => {
  const { log, lines } = openLog();
  const [line] = fc.sample(anyLine, 1) as [RequestLine];
  writeRequestLine(log.child({ node: 'one' }), line);
  expect(JSON.parse(lines.join(''))).toMatchObject({ node: 'one', requestId: line.requestId });
});

it('writes nothing if the level of the log is higher', () => {
  const { log, lines } = openLog({ LOG_LEVEL: 'warn' });
  for (const line of fc.sample(anyLine, 10)) writeRequestLine(log, line);
  expect(lines).toEqual([]);
});
