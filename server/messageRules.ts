/** A message of the schema validator, and what the API says instead. `$1` stands for the first group. */
export type MessageRule = [pattern: RegExp, replacement: string];

/** The rules that hold for every input. */
export const commonMessageRules: MessageRule[] = [
  [/^must NOT have more than (\d+) characters/, 'must have at most $1 characters'],
  [/^must NOT have more than (\d+) items/, 'must have at most $1 items'],
  [/^must be >= (.*)/, 'must be at least $1'],
  [/^must be <= (.*)/, 'must be at most $1'],
  [/^must be integer/, 'must be a single whole number'],
  [/^must be boolean/, 'must be true or false'],
];

/** Returns what the API says instead of a message by the first rule that matches it; undefined if none does. */
export function applyMessageRules(rules: readonly MessageRule[], message: string): string | undefined {
  for (const [pattern, replacement] of rules) {
    const match = pattern.exec(message);
    if (match !== null) return replacement.replace('$1', match[1] ?? '');
  }
  return undefined;
}
