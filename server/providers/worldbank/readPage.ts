import type { HttpResponse } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readJson } from '../readJson.js';
import { findStatusFailure } from '../responseFailure.js';

export const title = 'World Bank';

/** A page of any of its lists. */
export interface Page<Row> {
  /** Pages in all. */
  pages: number;
  lastUpdated: string | null;
  rows: Row[];
}

/** Reads a page. Throws a ProviderFailure for a refusal, which comes with status 200. */
export function readPage<Row>(response: HttpResponse): Page<Row> {
  const failure = findStatusFailure(title, response);
  if (failure) throw failure;
  const body = readJson(title, response);
  const [meta, rows] = Array.isArray(body) ? body : [];
  if (Array.isArray(meta?.message)) throw toFailure(meta.message);
  if (typeof meta?.pages !== 'number' || !(rows === null || Array.isArray(rows))) {
    throw new ProviderFailure('malformed', `${title} answered what is no page of a list.`);
  }
  return { pages: meta.pages, lastUpdated: meta.lastupdated ?? null, rows: rows ?? [] };
}

/** All rows of a list, its pages asked for one after the other; with what the first page says. */
export async function fetchAllPages<Row>(fetchPage: (page: number) => Promise<Page<Row>>): Promise<Page<Row>> {
  const first = await fetchPage(1);
  const rows = [...first.rows];
  for (let page = 2; page <= first.pages; page += 1) {
    const nextPage = await fetchPage(page);
    if (nextPage.rows.length === 0)
      throw new ProviderFailure('malformed', `${title} answered fewer pages than it counts.`);
    rows.push(...nextPage.rows);
  }
  return { ...first, rows };
}

/** Of an unknown country, indicator or value it only says that a parameter is not valid. */
function toFailure(messages: { id?: string; value?: string }[]): ProviderFailure {
  const [first] = messages;
  const kind = first?.id === '120' || first?.id === '175' ? 'not_found' : 'invalid';
  return new ProviderFailure(kind, `${title}: ${first?.value ?? 'the call was refused'}`);
}

/** The unit of an indicator, which stands in the brackets of its name; empty where there are none. */
export function parseUnit(name: string): string {
  return /\(([^()]+)\)\s*$/.exec(name)?.[1] ?? '';
}
