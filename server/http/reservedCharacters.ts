import type { ValidationIssue } from './validatorError.js';

/** The reserved characters of RFC 3986, section 2.2. */
const reserved = /[:/?#[\]@!$&'()*+,;=]/;
/** Of those, the ones that can be part of a value: `&` and `=` separate values. */
const reservedInValue = /[:/?#[\]@!$'()*+,;]/;

/** Returns the problem of the first of these parameters whose value contains a reserved character that is not percent-encoded. */
export function findReservedCharacter(names: string[], rawQuery: string): ValidationIssue | undefined {
  if (!reservedInValue.test(rawQuery)) return undefined;
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
