import { assertListSize } from '../assertListSize.js';
import type { HttpResponse } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readJson } from '../readJson.js';
import { findStatusFailure } from '../responseFailure.js';

export const title = 'World Bank';

/** A page of a list. */
export interface Page<Row> {
  /** Number of all pages. */
  pages: number;
  /** Number of this page, and of the rows on all pages; undefined if they are not stated. */
  page: number | undefined;
  total: number | undefined;
  lastUpdated: string | null;
  rows: Row[];
}

/** Reads a page. Throws a ProviderFailure for an error, which comes with status 200. */
export function readPage<Row>(response: HttpResponse): Page<Row> {
  const failure = findStatusFailure(title, response);
  if (failure) throw failure;
  const body = readJson(title, response);
  const [meta, rows] = Array.isArray(body) ? body : [];
  if (Array.isArray(meta?.message)) throw toFailure(meta.message);
  if (typeof meta?.pages !== 'number' || !(rows === null || Array.isArray(rows))) {
    throw new ProviderFailure('malformed', `${title} returned a response that is not a page of a list.`);
  }
  const { page, pages, total, lastupdated = null } = meta;
  return { page, pages, total, lastUpdated: lastupdated, rows: rows ?? [] };
}

/** Fetches all pages of a list one after the other. Returns all rows with the metadata of the first page. Throws a ProviderFailure if the list is incomplete. */
export async function fetchAllPages<Row>(fetchPage: (page: number) => Promise<Page<Row>>): Promise<Page<Row>> {
  const first = await fetchPage(1);
  assertListSize(title, { pages: first.pages, rows: first.total ?? first.rows.length });
  const rows = [...first.rows];
  for (let page = 2; page <= first.pages; page += 1) {
    const nextPage = await fetchPage(page);
    if (nextPage.rows.length === 0 || (nextPage.page ?? page) !== page)
      throw new ProviderFailure('malformed', `${title} returned fewer pages than it announced.`);
    rows.push(...nextPage.rows);
    assertListSize(title, { pages: page, rows: rows.length });
  }
  if (first.total !== undefined && first.total !== rows.length)
    throw new ProviderFailure('malformed', `${title} announced ${first.total} rows and returned ${rows.length}.`);
  return { ...first, rows };
}

/** For an unknown country, indicator or value the API only reports an invalid parameter. */
function toFailure(messages: { id?: string; value?: string }[]): ProviderFailure {
  const [first] = messages;
  const kind = first?.id === '120' || first?.id === '175' ? 'not_found' : 'invalid';
  return new ProviderFailure(kind, `${title}: ${first?.value ?? 'the request was rejected'}`);
}

/** Returns the unit in parentheses at the end of an indicator name; empty if there is none. */
export function parseUnit(name: string): string {
  return /\(([^()]+)\)\s*$/.exec(name)?.[1] ?? '';
}
