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
const givenByName: ReadonlySet<string> = new Set<Scope>(['import:write']);

/** The first scope needed that a key has not; undefined where it has all. `granted` is null where the key is not restricted. */
export function missingScope(needed: readonly string[], granted: readonly string[] | null): string | undefined {
  return needed.find((scope) => (granted === null ? givenByName.has(scope) : !granted.includes(scope)));
}
