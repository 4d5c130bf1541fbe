import type { Test } from 'supertest';
import type { Api } from './api.js';

export const password = 'correct horse battery';

/** A signed-in user. Requests send the session cookie. */
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

/** Returns the token in the link of the last mail to an address. */
export function readMailedToken(api: Pick<Api, 'mailbox'>, email: string): string {
  const mail = api.mailbox.filter(({ to }) => to === email).at(-1);
  const token = /#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`The last mail to ${email} has no link.`);
  return token;
}

/** Creates an account as a user does: signs up and follows the mailed link. */
export async function signUp(api: Api, email = 'ada@example.org'): Promise<Person> {
  await api.request.post('/api/account/sign-up').send({ email, password, name: 'Ada' }).expect(202);
  const response = await api.request.post('/api/account/verify-email').send({ token: readMailedToken(api, email) });
  return createPerson(api, email, response.body.id, readCookie(response));
}

export async function signIn(api: Api, email: string, secret = password): Promise<Person> {
  const response = await api.request.post('/api/account/sign-in').send({ email, password: secret }).expect(200);
  return createPerson(api, email, response.body.id, readCookie(response));
}

/** Returns the session cookie of a response in the format of the Cookie header. */
export function readCookie(response: { headers: Record<string, string | string[]> }): string {
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

function createPerson(api: Api, email: string, accountId: string, cookie: string): Person {
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
