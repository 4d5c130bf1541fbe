import { _, type Ajv2020, type KeywordErrorDefinition, str } from 'ajv/dist/2020.js';

/** Replaces `minLength` and `maxLength`, which count the characters of a text although its length in UTF-16 almost always suffices: 60 ms for 4 MB. */
export function replaceLengthKeywords(ajv: Ajv2020): void {
  const definition = { type: 'string', schemaType: 'number', errors: false } as const;
  ajv.removeKeyword('maxLength').addKeyword({
    ...definition,
    keyword: 'maxLength',
    error: describeError('more'),
    compile: (max: number) => (text: string) =>
      text.length <= max || (text.length <= 2 * max && countCharacters(text) <= max),
  });
  ajv.removeKeyword('minLength').addKeyword({
    ...definition,
    keyword: 'minLength',
    error: describeError('fewer'),
    compile: (min: number) => (text: string) =>
      text.length >= min && (text.length >= 2 * min || countCharacters(text) >= min),
  });
}

/** Returns the error of Ajv's own keyword. */
function describeError(what: 'fewer' | 'more'): KeywordErrorDefinition {
  return {
    message: ({ schemaCode }) => str`must NOT have ${what} than ${schemaCode} characters`,
    params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
  };
}

/** Counts a surrogate pair as one character. */
function countCharacters(text: string): number {
  let count = 0;
  for (const _character of text) count += 1;
  return count;
}
