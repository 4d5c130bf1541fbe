import type { Config } from '../../server/config.js';
import { type Api, type ApiOptions, startApi } from './api.js';

/** Starts one server for the tests of a file. Returns a function that a test calls to get it. */
export function useApi(settings: Partial<Config> = {}, options: ApiOptions = {}): () => Api {
  let api: Api | undefined;
  beforeAll(async () => {
    api = await startApi(settings, options);
  });
  afterAll(() => api?.stop());
  return () => {
    if (api === undefined) throw new Error('The server runs only during tests.');
    return api;
  };
}

export function addParameter(path: string, parameter: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}`;
}
