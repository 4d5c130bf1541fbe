import { isPlan, type Plan, plans } from '../../server/access/plans.js';
import { isScope, type Scope, scopes } from '../../server/access/scopes.js';
import { UsageError, unknownWord } from './usageError.js';

/** What was written behind a command: --name value, or --name alone. */
export type Values = Record<string, string | boolean | undefined>;

export function emailIn({ email }: Values): string {
  if (typeof email === 'string' && /^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new UsageError('--email needs an e-mail address.');
}

export function planIn({ plan }: Values): Plan {
  if (typeof plan !== 'string') throw new UsageError(`--plan is missing: one of ${plans.join(', ')}.`);
  if (isPlan(plan)) return plan;
  throw unknownWord('There is no plan', plan, plans);
}

/** The scopes that are named, with commas between; null where none are asked for. */
export function scopesIn(values: Values): Scope[] | null {
  if (values['scopes'] === undefined) return null;
  const named = textIn(values, 'scopes').split(',');
  return Array.from(new Set(named), (one) => {
    const scope = one.trim();
    if (isScope(scope)) return scope;
    throw unknownWord('There is no scope', scope, scopes);
  });
}

/** The text of an option that must be given. */
export function textIn(values: Values, option: string): string {
  const text = values[option];
  if (typeof text === 'string' && text.trim() !== '') return text;
  throw new UsageError(`--${option} is missing.`);
}
