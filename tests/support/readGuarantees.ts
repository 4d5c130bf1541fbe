import type { Api } from './api.js';
import { expectErrorResponse } from './expectErrorResponse.js';

/** The server of a test file. It exists only while tests run. */
type GetApi = () => Api;

interface Pages {
  /** The request whose items are compared, with a limit that fits all of them if the default does not. */
  all: string;
  /** The same request with a small limit. */
  paged: string;
  /** The field of the response with the items. */
  field: string;
}

const maxPages = 100;

/** Registers a test: the pages of a list have the same items as a single response. */
export function itReturnsTheSameItemsInPages(getApi: GetApi, { all, paged, field }: Pages): void {
  it('returns the same items in pages as in a single response', async () => {
    const whole = await getApi().get(all).expect(200);
    const items: unknown[] = [];
    let cursor: string | null = '';
    for (let pages = 0; cursor !== null && pages < maxPages; pages++) {
      const next: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await getApi().get(`${paged}${next}`).expect(200);
      items.push(...body[field]);
      cursor = body.nextCursor;
    }
    expect(whole.body.nextCursor).toBeNull();
    expect(items).toEqual(whole.body[field]);
  });
}

/** Registers a test: a request with the ETag of the response returns 304. */
export function itSupportsConditionalRequests(getApi: GetApi, path: string): void {
  it('returns 304 without a body for its ETag, and 200 for another ETag', async () => {
    const first = await getApi().get(path).expect(200);
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"[^"]+"$/);
    const notModified = await getApi().get(path).set('If-None-Match', etag).expect(304);
    expect(notModified.text).toBe('');
    expect(notModified.headers['etag']).toBe(etag);
    await getApi().get(path).set('If-None-Match', '"another"').expect(200);
  });
}

/** Registers a test: a request without a key returns 401. */
export function itRequiresKey(getApi: GetApi, path: string): void {
  it('returns 401 without a key', async () => {
    expectErrorResponse(await getApi().request.get(path), 401, 'missing_api_key');
  });
}

/** Registers a test: a misspelt slug returns 404 with suggestions. */
export function itSuggestsSlugs(getApi: GetApi, path: string): void {
  it('returns 404 for an unknown slug and suggests the nearest', async () => {
    const response = await getApi().get(path);
    expectErrorResponse(response, 404, 'indicator_not_found');
    expect(response.body.suggestions).toContain('real-gdp');
  });
}

/** Registers a test for each path: it returns 404 with an error code. */
export function itReturnsNotFound(getApi: GetApi, cases: [path: string, code: string][]): void {
  it.each(cases)('returns 404 for %s with the code %s', async (path, code) => {
    expectErrorResponse(await getApi().get(path), 404, code);
  });
}

/** Registers a test for each path: it returns 400 with the name of the invalid parameter. */
export function itRejectsParameters(getApi: GetApi, cases: [path: string, parameter: string][]): void {
  it.each(cases)('rejects %s and names the parameter %s', async (path, parameter) => {
    const response = await getApi().get(path);
    expectErrorResponse(response, 400, 'invalid_request');
    expect(response.body.details).toEqual([{ field: parameter, problem: expect.any(String) }]);
  });
}
