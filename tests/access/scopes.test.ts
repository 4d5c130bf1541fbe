import { readFileSync } from 'node:fs';
import { findMissingScope, scopes } from '../../server/access/scopes.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

it('has exactly the scopes of the contract', () => {
  const { components } = JSON.parse(readFileSync(resolveProjectPath('server', 'generated', 'openapi.json'), 'utf8'));
  expect(scopes).toEqual(components.schemas.Scope.enum);
});

it('returns the first scope that a key lacks', () => {
  expect(findMissingScope(['labs:run', 'news:read'], ['labs:run'])).toBe('news:read');
  expect(findMissingScope(['labs:run'], ['labs:run'])).toBeUndefined();
});

it('grants an unrestricted key all scopes except import:write', () => {
  expect(scopes.filter((scope) => findMissingScope([scope], null) !== undefined)).toEqual(['import:write']);
});
