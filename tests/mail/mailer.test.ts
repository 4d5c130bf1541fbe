import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pino from 'pino';
import { readConfig } from '../../server/config.js';
import { createMailer } from '../../server/mail/mailer.js';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

it('gives up a mail ten seconds after a mail server has accepted the connection without a greeting', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const lines: { msg: string; err: { message: string } }[] = [];
  const log = pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const { port } = server.address() as AddressInfo;
  const mailer = createMailer(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }), log, () => undefined);
  const connected = once(server, 'connection');
  mailer.send({ to: 'ada@example.org', subject: 'Hello', text: 'Hello' });
  await connected;
  // The client learns of the connection in one of the next turns.
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(lines).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  expect(lines).toMatchObject([{ msg: 'Could not send a mail.', err: { message: 'Greeting never received' } }]);
  jest.useRealTimers();
  await mailer.close();
  await new Promise((resolve) => server.close(resolve));
});
