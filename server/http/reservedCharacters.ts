import type { ValidationIssue } from './validatorError.js';

/** The reserved characters of RFC 3986, section 2.2, without `&` and `=`, which cannot be part of a value. */
const reserved = /[:/?#[\]@!$'()*+,;]/;

/**
 * Finds the first of these parameters whose value contains a reserved character that is not percent-encoded, and returns the problem. One
 * question mark in the query is accepted.
 */
export function findReservedCharacter(names: string[], rawQuery: string): ValidationIssue | undefined {
  if (!reserved.test(rawQuery)) return undefined;
  const values = new Map<string, string[]>();
  for (const pair of rawQuery.replace('?', '').split('&')) {
    const [name = '', value = ''] = pair.split('=');
    const list = values.get(name);
    if (list === undefined) values.set(name, [value]);
    else list.push(value);
  }
  for (const name of names) {
    if (!values.get(name)?.some((value) => reserved.test(value))) continue;
    return { path: `/query/${name}`, message: `Parameter '${name}' must be url encoded.` };
  }
  return undefined;
}
