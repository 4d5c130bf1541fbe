import type { Response } from 'supertest';
import type { Config } from '../../server/config.js';
import type { ErrorCode } from '../../server/errors.js';
import { type Api, startApi } from './api.js';

/** One application for the tests of a file; to be asked for inside of a test. */
export function useApi(settings: Partial<Config> = {}): () => Api {
  let api: Api | undefined;
  beforeAll(async () => {
    api = await startApi(settings);
  });
  afterAll(() => api?.stop());
  return () => {
    if (api === undefined) throw new Error('The application runs in tests only.');
    return api;
  };
}

/** A refusal has its status, its code, the request's name and, where a field is at fault, that field. */
export function expectErrorFields(response: Response, status: number, error: ErrorCode, ...fields: string[]): void {
  const { body } = response;
  const found = { status: response.status, error: body.error, fields: (body.details ?? []).map(getField) };
  expect(found).toEqual({ status, error, fields });
  expect(body.message).toMatch(/\.$|\?$/);
  expect(body.requestId).toBe(response.headers['x-request-id']);
  for (const field of fields) expect(body.message).toContain(field);
}

function getField({ field }: { field: string }): string {
  return field;
}

export function addParameter(path: string, parameter: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}`;
}
