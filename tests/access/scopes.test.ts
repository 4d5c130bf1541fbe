import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { findMissingScope, scopes } from '../../server/access/scopes.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

it('knows the scopes of the contract, and no other', () => {
  const { components } = parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.yaml'), 'utf8'));
  expect(scopes).toEqual(components.schemas.Scope.enum);
});

it('names the first scope that a key has not', () => {
  expect(findMissingScope(['labs:run', 'news:read'], ['labs:run'])).toBe('news:read');
  expect(findMissingScope(['labs:run'], ['labs:run'])).toBeUndefined();
});

it('lets a key without restrictions do all but import', () => {
  expect(scopes.filter((scope) => findMissingScope([scope], null) !== undefined)).toEqual(['import:write']);
});
