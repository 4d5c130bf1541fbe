import { type ParsedUrlQuery, parse } from 'node:querystring';
import { invalidRequest } from '../errors.js';

/**
 * No operation takes this many parameters, list items included. So a longer query has an unknown or a repeated parameter
 * among the first ones, and the validator reports it without reading the rest.
 */
const maxParameters = 100;

/**
 * Parses a query. `name[]` is another way to repeat `name`. Other brackets are rejected, because the validator would build
 * an object from each of them.
 */
export function parseQuery(text: string): ParsedUrlQuery {
  const query = parse(text, '&', '=', { maxKeys: maxParameters });
  for (const name of Object.keys(query).filter((key) => key.includes('['))) {
    const plainName = name.replace(/\[\]$/, '');
    if (plainName.includes('[')) {
      throw invalidRequest([{ field: name.slice(0, 100), problem: 'is not a parameter of this operation' }]);
    }
    query[plainName] = [query[plainName] ?? [], query[name] ?? []].flat();
    delete query[name];
  }
  return query;
}
