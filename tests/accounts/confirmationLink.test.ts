import { readConfig } from '../../server/config.js';
import { createLog } from '../../server/log.js';
import { createMailer } from '../../server/mail/mailer.js';
import { password, readMailedToken } from '../support/person.js';
import { useApi } from '../support/useApi.js';

const body = { email: 'ada@example.org', password };

describe('on a development server', () => {
  const api = useApi({ NODE_ENV: 'development' });
  const signUp = (email: string, headers: Record<string, string> = {}) =>
    api().request.post('/api/account/sign-up').set(headers).send({ email, password });

  it('a sign-up from its own machine gets the link that activates the account', async () => {
    const response = await signUp('ada@example.org');
    const link = new URL(response.body.confirmationLink);
    expect(link.pathname + link.hash).toBe(`/verify-email#${readMailedToken(api(), 'ada@example.org')}`);
    const token = link.hash.slice(1);
    expect((await api().request.post('/api/account/verify-email').send({ token })).status).toBe(200);
  });

  it.each<[header: string, value: string]>([
    ['X-Forwarded-For', '192.0.2.1'],
    ['Forwarded', 'for=192.0.2.1'],
    ['Via', '1.1 proxy'],
    ['Host', 'almanac.example.org'],
  ])('a sign-up through a proxy gets no link: %s', async (header, value) => {
    const email = `${header.toLowerCase()}@example.org`;
    expect((await signUp(email, { [header]: value })).body).toEqual({ status: 'mail_sent' });
    expect(readMailedToken(api(), email)).toHaveLength(43);
  });

  it('a sign-up with the address of an account gets no link', async () => {
    const { confirmationLink } = (await signUp('grace@example.org')).body;
    const token = new URL(confirmationLink).hash.slice(1);
    await api().request.post('/api/account/verify-email').send({ token }).expect(200);
    expect((await signUp('grace@example.org')).body).toEqual({ status: 'mail_sent' });
  });
});

describe.each([
  { NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' },
  { NODE_ENV: 'development', SMTP_URL: 'smtp://127.0.0.1:1' },
  { NODE_ENV: 'development', PUBLIC_URL: 'https://almanac.example.org' },
  { NODE_ENV: 'development', TRUST_PROXY: 1 },
] as const)('with %j', (settings) => {
  const api = useApi(settings);

  it('no sign-up gets the link', async () => {
    const response = await api().request.post('/api/account/sign-up').send(body);
    expect([response.status, response.body]).toEqual([202, { status: 'mail_sent' }]);
    expect(readMailedToken(api(), body.email)).toHaveLength(43);
  });
});

it('a development server prints a mail as text, with the link on a line of its own', () => {
  const printed: string[] = [];
  const config = readConfig({ NODE_ENV: 'development' });
  const mailer = createMailer(config, createLog(config), (text) => printed.push(text));
  const link = 'http://127.0.0.1:3000/verify-email#token';
  mailer.send({ to: body.email, subject: 'Confirm', text: `Open this link:\n\n${link}\n\nIt works once.\n` });
  expect(printed.join('').split('\n')).toContain(link);
  expect(printed.join('')).toContain('Mail to ada@example.org: Confirm\n');
});

it('a production server prints no mail', () => {
  const config = readConfig({ NODE_ENV: 'production' });
  const mailer = createMailer(config, createLog(config), () => {
    throw new Error('It printed a mail.');
  });
  expect(() => mailer.send({ to: body.email, subject: 'Confirm', text: '' })).toThrow('This server cannot send mail.');
});
