import { type ParsedUrlQuery, parse } from 'node:querystring';
import type { RequestHandler } from 'express';
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

/**
 * Replaces `+` in the query by `%20`. Both mean a space, as in HTML forms, but the validator refuses the first in most
 * parameters. `%2B` stays a plus sign.
 */
export const encodePlusAsSpace: RequestHandler = (request, _response, next) => {
  const { originalUrl } = request;
  const queryStart = originalUrl.indexOf('?');
  if (queryStart >= 0) {
    request.originalUrl = originalUrl.slice(0, queryStart) + originalUrl.slice(queryStart).replaceAll('+', '%20');
  }
  next();
};
