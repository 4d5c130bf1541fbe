/** Every scope that a key can be restricted to. */
export const scopes = [
  'indicators:read',
  'calendar:read',
  'news:read',
  'providers:read',
  'labs:run',
  'forecast:run',
  'alerts:write',
  'chat:use',
  'import:write',
] as const;

export type Scope = (typeof scopes)[number];

export function isScope(text: string): text is Scope {
  return (scopes as readonly string[]).includes(text);
}

/** Scopes that change shared data and must be granted by name. An unrestricted key has all other scopes. */
const explicitScopes: ReadonlySet<string> = new Set<Scope>(['import:write']);

/** Whether a key has a scope only if it was granted by name. */
export function isExplicitScope(scope: string): boolean {
  return explicitScopes.has(scope);
}

/** Returns the first required scope that a key lacks, or undefined. `grantedScopes` is null for an unrestricted key. */
export function findMissingScope(
  requiredScopes: readonly string[],
  grantedScopes: readonly string[] | null,
): string | undefined {
  return requiredScopes.find((scope) =>
    grantedScopes === null ? isExplicitScope(scope) : !grantedScopes.includes(scope),
  );
}
