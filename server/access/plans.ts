import type { Schemas } from '../schemas.js';
import type { ComputeLimits } from './computeBudget.js';

/** Maximum number of requests in any 60 seconds and in a UTC day. */
export interface Limits {
  perMinute: number;
  perDay: number;
}

/** Maximum number of webhook endpoints, and of deliveries in a UTC day. Retries do not count. */
export interface WebhookLimits {
  maxEndpoints: number;
  deliveriesPerDay: number;
}

export type Plan = Schemas['Plan'];

export type PlanFeatures = Schemas['PlanFeatures'];

/** The limits of each plan. Limits that are set on an account override them. */
const planLimits: Record<Plan, Limits> = {
  free: { perMinute: 20, perDay: 500 },
  starter: { perMinute: 120, perDay: 10_000 },
  pro: { perMinute: 600, perDay: 100_000 },
  enterprise: { perMinute: 600, perDay: 100_000 },
};

/**
 * The compute limits of each plan, in milliseconds. A Free account gets back a sixth of one processor; what it saves is
 * enough for a backtest with default options.
 */
const planComputeLimits: Record<Plan, ComputeLimits> = {
  free: { max: 60_000, perMinute: 10_000, weight: 1 },
  starter: { max: 120_000, perMinute: 30_000, weight: 2 },
  pro: { max: 300_000, perMinute: 120_000, weight: 4 },
  enterprise: { max: 300_000, perMinute: 120_000, weight: 4 },
};

/** The maximum number of alert rules of each plan. */
const planAlertRules: Record<Plan, number> = { free: 10, starter: 100, pro: 1_000, enterprise: 10_000 };

/** The limits of each plan for webhooks. */
const planWebhookLimits: Record<Plan, WebhookLimits> = {
  free: { maxEndpoints: 1, deliveriesPerDay: 100 },
  starter: { maxEndpoints: 5, deliveriesPerDay: 5_000 },
  pro: { maxEndpoints: 20, deliveriesPerDay: 100_000 },
  enterprise: { maxEndpoints: 100, deliveriesPerDay: 1_000_000 },
};

/** The maximum number of questions to the assistant in a UTC day of each plan. */
const planChatQuestions: Record<Plan, number> = { free: 10, starter: 50, pro: 200, enterprise: 1_000 };

const everything: PlanFeatures = { forecastsPerDay: null, alerts: true, historyYears: null, formats: ['json', 'csv'] };

/** What each plan includes besides its limits. The setting PAYWALLS takes parts out of plans; by default all plans include everything. */
const planFeatures: Record<Plan, PlanFeatures> = {
  free: everything,
  starter: everything,
  pro: everything,
  enterprise: everything,
};

export const plans = Object.keys(planLimits) as Plan[];

export function isPlan(text: string): text is Plan {
  return (plans as string[]).includes(text);
}

/** Maximum number of active keys, unless the account has its own limit. */
const defaultKeyLimit = 5;

/** Returns the maximum number of active keys of an account. */
export function getKeyLimit({ keyLimit }: { keyLimit: number | null }): number {
  return keyLimit ?? defaultKeyLimit;
}

/** A plan, and until when it is in force; null if that has no end. */
export interface TimedPlan {
  plan: Plan;
  planUntil: string | null;
}

/** Returns the plan in force: after the grace period of a failed payment, an account has the Free plan. */
export function findPlanInForce({ plan, planUntil }: TimedPlan, now: Date): Plan {
  return planUntil !== null && planUntil <= now.toISOString() ? 'free' : plan;
}

/** Returns the account with the plan in force, and until when. */
export function withPlanInForce<Account extends TimedPlan>(account: Account, now: Date): Account {
  const plan = findPlanInForce(account, now);
  return { ...account, plan, planUntil: plan === account.plan ? account.planUntil : null };
}

/** Returns the request limits of an account: its own if they are set, otherwise those of its plan. */
export function getLimits(account: { plan: Plan; limitPerMinute: number | null; limitPerDay: number | null }): Limits {
  const { perMinute, perDay } = planLimits[account.plan];
  return { perMinute: account.limitPerMinute ?? perMinute, perDay: account.limitPerDay ?? perDay };
}

export function getComputeLimits(plan: Plan): ComputeLimits {
  return planComputeLimits[plan];
}

export function getMaxAlertRules(plan: Plan): number {
  return planAlertRules[plan];
}

export function getChatQuestionsPerDay(plan: Plan): number {
  return planChatQuestions[plan];
}

export function getPlanFeatures(plan: Plan): PlanFeatures {
  return planFeatures[plan];
}

export function getWebhookLimits(plan: Plan): WebhookLimits {
  return planWebhookLimits[plan];
}
