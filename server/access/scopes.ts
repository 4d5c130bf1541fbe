/** Every scope that a key can be restricted to. */
export const scopes = [
  'indicators:read',
  'calendar:read',
  'news:read',
  'providers:read',
  'labs:run',
  'forecast:run',
  'import:write',
] as const;

export type Scope = (typeof scopes)[number];

export function isScope(text: string): text is Scope {
  return (scopes as readonly string[]).includes(text);
}

/** What changes what everybody sees is for keys that are given it by name; a key without restrictions is for everything else. */
const explicitScopes: ReadonlySet<string> = new Set<Scope>(['import:write']);

/** The first scope needed that a key has not; undefined where it has all. `granted` is null where the key is not restricted. */
export function findMissingScope(
  requiredScopes: readonly string[],
  grantedScopes: readonly string[] | null,
): string | undefined {
  return requiredScopes.find((scope) =>
    grantedScopes === null ? explicitScopes.has(scope) : !grantedScopes.includes(scope),
  );
}
