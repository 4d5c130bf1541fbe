import { isPlan, type Plan, plans } from '../../server/access/plans.js';
import { isScope, type Scope, scopes } from '../../server/access/scopes.js';
import { createUnknownNameError, UsageError } from './usageError.js';

/** What was written behind a command: --name value, or --name alone. */
export type OptionValues = Record<string, string | boolean | undefined>;

export function readEmail({ email }: OptionValues): string {
  if (typeof email === 'string' && /^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new UsageError('--email needs an e-mail address.');
}

export function readPlan({ plan }: OptionValues): Plan {
  if (typeof plan !== 'string') throw new UsageError(`--plan is missing: one of ${plans.join(', ')}.`);
  if (isPlan(plan)) return plan;
  throw createUnknownNameError('There is no plan', plan, plans);
}

/** The scopes that are named, with commas between; null where none are asked for. */
export function readScopes(values: OptionValues): Scope[] | null {
  if (values['scopes'] === undefined) return null;
  const requested = readText(values, 'scopes').split(',');
  return Array.from(new Set(requested), (one) => {
    const scope = one.trim();
    if (isScope(scope)) return scope;
    throw createUnknownNameError('There is no scope', scope, scopes);
  });
}

/** The text of an option that must be given. */
export function readText(values: OptionValues, option: string): string {
  const text = values[option];
  if (typeof text === 'string' && text.trim() !== '') return text;
  throw new UsageError(`--${option} is missing.`);
}
