import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Schema } from '../contractFile.js';
import { memoize } from '../memoize.js';
import { takeTurn } from '../takeTurn.js';
import { type BodyContents, compileContents, type LongList } from './bodyContents.js';
import { mapValues } from './bodySchema.js';
import { replaceLengthKeywords } from './lengthKeywords.js';
import { maxIssues, type ValidationIssue } from './validatorError.js';

/** The checks of the body of an operation. */
export interface BodyValidator {
  /** Compiles the schema. Otherwise the first body does. */
  compile(): void;
  /** Sets the defaults of the schema in a body, and returns its problems, at most a few more than are reported. */
  validate(body: unknown): Promise<ValidationIssue[]>;
}

const ajv = new Ajv2020({
  ...{ strict: false, validateSchema: false, strictNumbers: true },
  ...{ allErrors: true, useDefaults: true, verbose: true, passContext: true },
});
formats.default(ajv, { mode: 'full' });
replaceLengthKeywords(ajv);
ajv.addKeyword({
  keyword: 'contents',
  type: ['array', 'string'],
  errors: 'full',
  compile: (contents: BodyContents, parent) => compileContents((schema) => ajv.compile(schema), contents, parent),
});

/**
 * Creates the validator of a body. It checks sizes first, and the contents only of what has an allowed size. So its time
 * grows with the body and not with its square, and it stops after some problems of each list.
 */
export function createBodyValidator(schema: Schema): BodyValidator {
  const compile = memoize(() => ajv.compile(checkSizesFirst(schema)));
  const validate: BodyValidator['validate'] = async (body) => {
    const check = compile();
    const longLists: LongList[] = [];
    check.call(longLists, body);
    const errors = [...(check.errors ?? [])];
    for (const { length, check: checkItems } of longLists) {
      for (let start = 0; start < length && errors.length < maxIssues; start += sliceLength) {
        await takeTurn();
        errors.push(...checkItems(start, start + sliceLength));
      }
    }
    return errors.map(toIssue);
  };
  return { compile, validate };
}

/** Items of a long list that are checked before other requests have their turn. */
const sliceLength = 5_000;

/** Moves the keywords that read every item or character into the keyword `contents`. */
function checkSizesFirst(schema: Schema): Schema {
  const { items, uniqueItems, pattern, format, properties, allOf, oneOf, ...rest } = schema;
  const contents: BodyContents = {
    ...(items && { items: checkSizesFirst(items) }),
    ...(uniqueItems && { uniqueItems }),
    ...(pattern && { pattern }),
    ...(format && { format }),
  };
  return {
    ...rest,
    ...(properties && { properties: mapValues(properties, checkSizesFirst) }),
    ...(allOf && { allOf: allOf.map(checkSizesFirst) }),
    ...(oneOf && { oneOf: oneOf.map(checkSizesFirst) }),
    ...(Object.keys(contents).length > 0 && { contents }),
  };
}

function toIssue({ keyword, instancePath, params, message = '', parentSchema }: ErrorObject): ValidationIssue {
  const name: string | undefined = params['missingProperty'] ?? params['additionalProperty'];
  return {
    path: `/body${instancePath}${name === undefined ? '' : `/${name}`}`,
    message: keyword === 'enum' ? `${message}: ${params['allowedValues'].join(', ')}` : message,
    errorCode: keyword,
    ...(keyword === 'additionalProperties' && { knownNames: Object.keys(parentSchema?.['properties'] ?? {}) }),
  };
}
