import { getFeatures, hasPaywalls } from '../access/paywalls.js';
import type { Plan } from '../access/plans.js';
import type { Caller } from '../caller.js';
import type { Config } from '../config.js';
import { ApiError } from '../errors.js';
import type { OperationId } from '../schemas.js';
import { getPlanName } from './mails.js';

type PlanConfig = Pick<Config, 'PAYWALLS' | 'PUBLIC_URL'>;

/** What a plan can refuse in a request. */
interface PaywalledRequest {
  caller: Caller;
  query: { start?: string; format?: string };
  accepts: string;
}

const paywalledOperations: ReadonlySet<OperationId> = new Set<OperationId>([
  'alerts.create',
  'forecast.csv',
  'indicators.download',
  'indicators.get',
  'indicators.observations',
]);
/** Operations that read all values of a series, and so need a plan with all of them, and those that select values by date. */
const wholeHistoryOperations: ReadonlySet<OperationId> = new Set<OperationId>(['indicators.get']);
const datedOperations: ReadonlySet<OperationId> = new Set<OperationId>([
  'indicators.download',
  'indicators.observations',
]);

/** Whether plans can refuse an operation on this server, so that its responses must not be sent without a check. */
export function isPaywalled(config: PlanConfig, operation: OperationId): boolean {
  return hasPaywalls(config) && paywalledOperations.has(operation);
}

/** Throws plan_required if the plan of the caller does not include a request. Callers without an account are treated like the Free plan. */
export function assertIncluded(config: PlanConfig, operation: OperationId, request: unknown, now: Date): void {
  const { caller, query, accepts } = request as PaywalledRequest;
  if (caller.kind === 'operator') return;
  const plan = 'plan' in caller ? caller.plan : 'free';
  const { alerts, formats, historyYears } = getFeatures(config, plan);
  if (operation === 'alerts.create' && !alerts) throw createPlanError(config, plan, 'does not include alerts.');
  if (!formats.includes('csv') && returnsCsv(operation, query, accepts)) {
    throw createPlanError(config, plan, 'does not include CSV.');
  }
  // The pages, which use sessions, always show whole series.
  if (historyYears === null || caller.kind !== 'key') return;
  assertWithinHistory(config, operation, { plan, since: findFirstDay(now, historyYears), start: query.start });
}

function returnsCsv(operation: OperationId, { format }: PaywalledRequest['query'], accepts: string): boolean {
  if (operation === 'forecast.csv' || operation === 'indicators.download') return true;
  if (operation !== 'indicators.observations') return false;
  return format === undefined ? accepts === 'text/csv' : format === 'csv';
}

function assertWithinHistory(
  config: PlanConfig,
  operation: OperationId,
  { plan, since, start }: { plan: Plan; since: string; start: string | undefined },
): void {
  const includes = `includes values since ${since}.`;
  if (wholeHistoryOperations.has(operation)) {
    throw createPlanError(config, plan, `${includes} Read them with /v1/indicators/observations.`);
  }
  if (datedOperations.has(operation) && (start ?? '') < since) {
    throw createPlanError(config, plan, `${includes} Set \`start\` to this day or a later one.`);
  }
}

/** Creates the error of a request that a plan does not include. */
export function createPlanError({ PUBLIC_URL }: PlanConfig, plan: Plan, limit: string): ApiError {
  const message = `The ${getPlanName(plan)} plan ${limit} See the plans at ${PUBLIC_URL}/pricing`;
  return new ApiError('plan_required', { message });
}

/** Returns the day a number of years ago, as YYYY-MM-DD. */
function findFirstDay(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}
