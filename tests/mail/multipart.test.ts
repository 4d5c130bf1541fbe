import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pino from 'pino';
import { readConfig } from '../../server/config.js';
import { createMailer } from '../../server/mail/mailer.js';

/** Answers as a mail server does. `accept` says whether it takes the message, which it adds to `messages`. */
function answer(socket: Socket, messages: string[], accept: boolean): void {
  let [text, isMessage] = ['', false];
  socket.write('220 mail\r\n');
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
    for (let end = text.indexOf('\r\n'); end >= 0 && !isMessage; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      isMessage = line === 'DATA';
      socket.write(isMessage ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
    if (!isMessage || !text.includes('\r\n.\r\n')) return;
    messages.push(text.slice(0, text.indexOf('\r\n.\r\n')));
    [text, isMessage] = ['', false];
    socket.write(accept ? '250 ok\r\n' : '554 refused\r\n');
  });
}

async function deliver(
  accept: boolean,
): Promise<{ result: Promise<void>; messages: string[]; close(): Promise<void> }> {
  const messages: string[] = [];
  const server = createServer((socket) => answer(socket, messages, accept));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config = readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Almanac <almanac@example.net>' });
  const mailer = createMailer(config, pino({ level: 'silent' }), () => undefined);
  const result = mailer.deliver({
    ...{ to: 'ada@example.org', subject: 'Hello', text: 'As text', html: '<p>As HTML <img src="cid:one@almanac"></p>' },
    ...{ pictures: [{ cid: 'one@almanac', png: Uint8Array.of(1, 2, 3) }], messageId: 'abc' },
    headers: {
      'List-Unsubscribe': '<https://example.net/stop>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
  const close = async () => {
    await mailer.close();
    await new Promise((resolve) => server.close(resolve));
  };
  return { result, messages, close };
}

it('sends text, HTML with its pictures, the header fields and the id of the message', async () => {
  const { result, messages, close } = await deliver(true);
  await result;
  await close();
  const [message = ''] = messages;
  for (const part of [
    'Content-Type: multipart/alternative',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Type: multipart/related',
    'Content-Type: text/html; charset=utf-8',
    'Content-ID: <one@almanac>',
    'Message-ID: <abc@example.net>',
    'List-Unsubscribe: <https://example.net/stop>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
    expect(message).toContain(part);
  expect(message).toContain(`\r\n${Buffer.from([1, 2, 3]).toString('base64')}`);
});

it('rejects if the mail server refuses the message', async () => {
  const { result, close } = await deliver(false);
  await expect(result).rejects.toThrow('554 refused');
  await close();
});
