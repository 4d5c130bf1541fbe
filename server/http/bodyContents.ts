import type { AnySchemaObject, DataValidateFunction, ErrorObject, ValidateFunction } from 'ajv/dist/types/index.js';
import type { Schema } from '../contractFile.js';
import { findMaxItems } from './bodySchema.js';
import { maxIssues } from './validatorError.js';

/** The keywords of a schema that read every item of an array or every character of a string. */
export type BodyContents = Pick<Schema, 'items' | 'uniqueItems' | 'pattern' | 'format'>;

/** A list that is too long to be checked at once. */
export interface LongList {
  length: number;
  /** Returns the problems of the items from `start` to `end`. */
  check(start: number, end: number): ErrorObject[];
}

/** Longer lists are left to the caller. */
const maxListLength = 5_000;

/**
 * Compiles the keyword `contents`: it checks the items of an array or the characters of a string, if the size is allowed.
 * Otherwise the size alone is reported. The validator is called with an array that receives long lists.
 */
export function compileContents(
  compile: (schema: AnySchemaObject) => ValidateFunction,
  { items, uniqueItems, pattern, format }: BodyContents,
  parent: Schema,
): DataValidateFunction {
  const checkItem = items && compile(items);
  const checkText = compile({ ...(pattern && { pattern }), ...(format && { format }) });
  const maxItems = findMaxItems(parent);
  // The maximum counts characters, of which some are two code units long.
  const maxCodeUnits = 2 * (parent.maxLength ?? Infinity);

  const check: DataValidateFunction = function (this: LongList[], data: unknown[] | string, context) {
    const path = context?.instancePath ?? '';
    check.errors = [];
    if (typeof data === 'string') {
      if (data.length <= maxCodeUnits && !checkText(data)) check.errors = nest(checkText.errors, path);
    } else if (data.length <= maxItems) {
      if (uniqueItems && new Set(data.map((item) => JSON.stringify(item))).size < data.length)
        check.errors = [createDuplicatesError(path)];
      if (checkItem === undefined) return check.errors.length === 0;
      const checkRange = (start: number, end: number) =>
        checkItems(this, checkItem, data.slice(start, end), start, path);
      if (data.length > maxListLength) this.push({ length: data.length, check: checkRange });
      else check.errors.push(...checkRange(0, data.length));
    }
    return check.errors.length === 0;
  };
  return check;
}

/** Checks items of a list until enough problems are found. `start` is the index of the first one. */
function checkItems(longLists: LongList[], check: ValidateFunction, items: unknown[], start: number, path: string) {
  const errors: ErrorObject[] = [];
  for (const [index, item] of items.entries()) {
    if (!check.call(longLists, item)) errors.push(...nest(check.errors, `${path}/${start + index}`));
    if (errors.length >= maxIssues) break;
  }
  return errors;
}

function nest(errors: ErrorObject[] | null | undefined, path: string): ErrorObject[] {
  return (errors ?? []).map((error) => ({ ...error, instancePath: path + error.instancePath }));
}

function createDuplicatesError(instancePath: string): ErrorObject {
  return {
    ...{ keyword: 'uniqueItems', instancePath, schemaPath: '', params: {} },
    message: 'must NOT have duplicate items',
  };
}
