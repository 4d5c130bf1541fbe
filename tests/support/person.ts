import type { Test } from 'supertest';
import type { Api } from './api.js';

export const password = 'correct horse battery';

/** Somebody who is signed in, with the cookie of the session. */
export interface Person {
  email: string;
  accountId: string;
  cookie: string;
  get(path: string): Test;
  post(path: string, body?: object): Test;
  patch(path: string, body: object): Test;
  put(path: string, body: object): Test;
  delete(path: string): Test;
}

/** The token in the link of the last mail to an address. */
export function mailedToken(api: Api, email: string): string {
  const mail = api.mailbox.filter(({ to }) => to === email).at(-1);
  const token = /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`There is no link in the last mail to ${email}.`);
  return token;
}

/** Opens an account as a person does: signs up, follows the mailed link. */
export async function signUp(api: Api, email = 'ada@example.org'): Promise<Person> {
  await api.request.post('/api/account/sign-up').send({ email, password, name: 'Ada' }).expect(202);
  const answer = await api.request.post('/api/account/verify-email').send({ token: mailedToken(api, email) });
  return personOf(api, email, answer.body.id, cookieOf(answer));
}

export async function signIn(api: Api, email: string, secret = password): Promise<Person> {
  const answer = await api.request.post('/api/account/sign-in').send({ email, password: secret }).expect(200);
  return personOf(api, email, answer.body.id, cookieOf(answer));
}

/** The session cookie that an answer sets, as a browser sends it back. */
export function cookieOf(answer: { headers: Record<string, string | string[]> }): string {
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

function personOf(api: Api, email: string, accountId: string, cookie: string): Person {
  return {
    email,
    accountId,
    cookie,
    get: (path) => api.request.get(path).set('Cookie', cookie),
    post: (path, body) => api.request.post(path).set('Cookie', cookie).send(body),
    patch: (path, body) => api.request.patch(path).set('Cookie', cookie).send(body),
    put: (path, body) => api.request.put(path).set('Cookie', cookie).send(body),
    delete: (path) => api.request.delete(path).set('Cookie', cookie),
  };
}
