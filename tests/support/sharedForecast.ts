import type { Test } from 'supertest';
import type { Api } from './api.js';
import type { Person } from './person.js';

/** Shares a private forecast of a person. Returns its path, and the token of its link. */
export async function shareForecast(person: Person, horizon: number): Promise<{ path: string; token: string }> {
  const values = { values: [1, 2, 3, 4], horizon, model: 'drift' };
  const { cacheKey } = (await person.post('/api/forecast/run', values).expect(200)).body;
  const path = `/api/forecast/run/${cacheKey}`;
  return { path, token: (await person.post(`${path}/share`).expect(201)).body.token };
}

/** Reads a shared forecast with the key of the tests. */
export function readShared(api: Api, path: string, token: string): Test {
  return api.request.get(path).set({ 'X-API-Key': api.key, 'X-Share-Token': token });
}
