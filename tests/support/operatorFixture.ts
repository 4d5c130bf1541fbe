import type { Response } from 'supertest';
import { type Api, startApi } from './api.js';
import { type Person, signUp } from './person.js';

/** A server with a user who has a key, and requests of the operator. */
export interface OperatorFixture {
  api: Api;
  ada: Person;
  keyId: string;
  /** The value of the key. */
  key: string;
  get(path: string): Promise<Response>;
  post(path: string): Promise<Response>;
  patch(path: string, body: object): Promise<Response>;
  delete(path: string): Promise<Response>;
  /** Reads data with the user's key. */
  read(): Promise<Response>;
  /** Reads the operator's entries in the audit log. */
  readAuditLog(): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

export async function startOperatorFixture(): Promise<OperatorFixture> {
  const api = await startApi();
  const ada = await signUp(api);
  const created = (await ada.post('/api/account/keys', { name: 'Charts' })).body;
  return {
    api,
    ada,
    keyId: created.key.id,
    key: created.value,
    get: async (path) => api.operator('get', path),
    post: async (path) => api.operator('post', path),
    patch: async (path, body) => api.operator('patch', path).send(body),
    delete: async (path) => api.operator('delete', path),
    read: async () => api.request.get('/v1/indicators/metadata?id=real-gdp').set('X-API-Key', created.value),
    async readAuditLog() {
      const rows = await api.db('audit_log').where({ actor: 'operator', account_id: ada.accountId }).orderBy('id');
      return rows.map(({ action, account_id, detail }) => ({ action, accountId: account_id, ...JSON.parse(detail) }));
    },
    stop: () => api.stop(),
  };
}
