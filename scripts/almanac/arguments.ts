import { isPlan, type Plan, plans } from '../../server/access/plans.js';
import { isScope, type Scope, scopes } from '../../server/access/scopes.js';
import { createUnknownNameError, UsageError } from './usageError.js';

/** Options of a command by name: the value, or true for a flag. */
export type OptionValues = Record<string, string | boolean | undefined>;

export function readEmail(values: OptionValues): string {
  const email = readText(values, 'email');
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new UsageError(`'${email}' is not an email address.`);
}

export function readPlan({ plan }: OptionValues): Plan {
  if (typeof plan !== 'string') throw new UsageError(`--plan is required. Available: ${plans.join(', ')}.`);
  if (isPlan(plan)) return plan;
  throw createUnknownNameError('Unknown plan', plan, plans);
}

/** Reads a comma-separated list of scopes. Returns null without the option. */
export function readScopes(values: OptionValues): Scope[] | null {
  if (values['scopes'] === undefined) return null;
  const requested = readText(values, 'scopes').split(',');
  return Array.from(new Set(requested), (one) => {
    const scope = one.trim();
    if (isScope(scope)) return scope;
    throw createUnknownNameError('Unknown scope', scope, scopes);
  });
}

/** Reads a required option. */
export function readText(values: OptionValues, option: string): string {
  const text = values[option];
  if (typeof text === 'string' && text.trim() !== '') return text;
  throw new UsageError(`--${option} is required.`);
}
