import { isPlan, type Plan, plans } from '../../server/access/plans.js';

/** A wrong command line; the message says what is wrong. */
export class UsageError extends Error {}

/** What was written behind a command: --name value, or --name alone. */
export type Values = Record<string, string | boolean | undefined>;

export function emailIn({ email }: Values): string {
  if (typeof email === 'string' && /^[^\s@]+@[^\s@]+$/.test(email)) return email;
  throw new UsageError('--email needs an e-mail address.');
}

export function planIn({ plan }: Values): Plan {
  if (typeof plan === 'string' && isPlan(plan)) return plan;
  throw new UsageError(`--plan must be one of ${plans.join(', ')}.`);
}

/** The text of an option that must be given. */
export function textIn(values: Values, option: string): string {
  const text = values[option];
  if (typeof text === 'string' && text.trim() !== '') return text;
  throw new UsageError(`--${option} is missing.`);
}
