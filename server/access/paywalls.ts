import type { Schemas } from '../schemas.js';
import { getPlanFeatures, isPlan, type Plan, type PlanFeatures, plans } from './plans.js';

/** What the operator takes out of plans. */
export type Paywalls = Partial<Record<Plan, Partial<PlanFeatures>>>;

type FeatureParsers = { [Name in keyof PlanFeatures]: (text: string) => PlanFeatures[Name] | undefined };

const maxNumber = 1_000_000;

const parsers: FeatureParsers = {
  forecastsPerDay: parseNumber,
  alerts: (text) => (text === 'no' ? false : undefined),
  historyYears: parseNumber,
  formats: (text) => (text === 'json' ? ['json'] : undefined),
};

const expectations: Record<keyof PlanFeatures, string> = {
  forecastsPerDay: 'a whole number',
  alerts: 'no',
  historyYears: 'a whole number',
  formats: 'json',
};

/**
 * Parses the setting PAYWALLS, such as `free.forecastsPerDay=5,free.formats=json`. Throws an error whose message continues
 * "PAYWALLS: …".
 */
export function parsePaywalls(text: string): Paywalls {
  const paywalls: Paywalls = {};
  for (const entry of text.split(',')) {
    const [, plan = '', name = '', value = ''] = /^\s*(\w+)\.(\w+)=(\w+)\s*$/.exec(entry) ?? [];
    if (!isPlan(plan) || !isFeature(name)) {
      throw new Error(
        `'${entry.trim()}' must be <plan>.<feature>=<value> with one of the plans ${plans.join(', ')} and one of the features ${Object.keys(parsers).join(', ')}`,
      );
    }
    const parsed = parsers[name](value);
    if (parsed === undefined) throw new Error(`'${entry.trim()}' must have the value ${expectations[name]}`);
    paywalls[plan] = { ...paywalls[plan], [name]: parsed };
  }
  return paywalls;
}

function isFeature(name: string): name is keyof PlanFeatures {
  return Object.hasOwn(parsers, name);
}

function parseNumber(text: string): number | undefined {
  const number = Number(text);
  return /^\d+$/.test(text) && number <= maxNumber ? number : undefined;
}

/** Whether the operator has taken anything out of a plan. */
export function hasPaywalls({ PAYWALLS }: { PAYWALLS?: string | undefined }): boolean {
  return PAYWALLS !== undefined;
}

/** Returns what a plan includes on this server. */
export function getFeatures({ PAYWALLS }: { PAYWALLS?: string | undefined }, plan: Plan): Schemas['PlanFeatures'] {
  return { ...getPlanFeatures(plan), ...(PAYWALLS === undefined ? {} : parsePaywalls(PAYWALLS)[plan]) };
}
