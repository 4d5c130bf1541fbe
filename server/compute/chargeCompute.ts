import type { ComputeLimits } from '../access/computeBudget.js';
import { getComputeLimits, type Plan } from '../access/plans.js';
import type { AppContext } from '../appContext.js';
import { describePricing, findPricingUrl } from '../billing/pricingUrl.js';
import { requireAccount } from '../caller.js';
import { ApiError, type ErrorDetail, invalidRequest, toRetryAfter } from '../errors.js';
import type { Input } from '../operationInput.js';
import type { OperationId } from '../schemas.js';
import type { Owner } from './fairQueue.js';

/** The parts of a request that matter for the charge. */
export type ChargedRequest = Pick<Input<OperationId>, 'caller' | 'reportCharge'>;

/** What a request computes. */
export interface Estimate {
  /** Estimated processor time in milliseconds. */
  cost: number;
  /** The field to change, and how, when the request costs more than the plan allows. */
  advice: { field: ErrorDetail['field']; change: string };
}

/** What a charge needs. */
export type ChargeContext = Pick<AppContext, 'computeBudgets' | 'config' | 'now' | 'log'>;

export interface Charge {
  owner: Owner;
  /** Gives back what was charged. For work that never started. Never rejects: a failure is logged. */
  refund(): Promise<void>;
}

const roundedMs = 10;

/**
 * Charges the account of the caller for a computation. Throws `compute_budget_exceeded` if it does not have that much left,
 * and `invalid_request` if it never can.
 */
export async function chargeCompute(
  { computeBudgets, config, now, log }: ChargeContext,
  { caller, reportCharge }: ChargedRequest,
  { cost: estimate, advice }: Estimate,
): Promise<Charge> {
  const { accountId, plan } = requireAccount(caller);
  const limits = getComputeLimits(plan);
  const cost = Math.ceil(estimate / roundedMs) * roundedMs;
  if (cost > limits.max) throw createTooExpensiveError(cost, plan, limits, advice);
  const spend = async (amount: number, reportedCost: number) => {
    const decision = await computeBudgets.spend(accountId, amount, limits, now().getTime());
    reportCharge({ cost: reportedCost, remaining: decision.remaining, limit: limits.max });
    return decision;
  };
  const { admitted, remaining, waitMs } = await spend(cost, cost);
  if (!admitted) throw createExceededError(cost, { remaining, waitMs }, limits, findPricingUrl(config));
  return {
    owner: { name: accountId, weight: limits.weight },
    refund: () =>
      spend(-cost, 0).then(
        () => undefined,
        (failure: unknown) => log?.error({ err: failure, accountId, cost }, 'Could not give back compute seconds.'),
      ),
  };
}

/** Charges the account and runs the work. Gives the charge back if the work fails before it calls `onStarted`. */
export async function runCharged<Result>(
  context: ChargeContext,
  request: ChargedRequest,
  estimate: Estimate,
  work: (call: { owner: Owner; onStarted: () => void }) => Promise<Result>,
): Promise<Result> {
  const { owner, refund } = await chargeCompute(context, request, estimate);
  let hasStarted = false;
  const onStarted = () => {
    hasStarted = true;
  };
  try {
    return await work({ owner, onStarted });
  } catch (failure) {
    if (!hasStarted) await refund();
    throw failure;
  }
}

function createTooExpensiveError(
  cost: number,
  plan: Plan,
  { max }: ComputeLimits,
  { field, change }: Estimate['advice'],
): ApiError {
  const problem = `makes the request cost ${formatSeconds(cost)} compute seconds; the ${plan} plan allows ${formatSeconds(max)}. ${change}`;
  return invalidRequest([{ field, problem }]);
}

function createExceededError(
  cost: number,
  { remaining, waitMs }: { remaining: number; waitMs: number },
  { max }: ComputeLimits,
  pricingUrl: string | undefined,
): ApiError {
  const { retryAfterSeconds, wait } = toRetryAfter(waitMs);
  const message = `The request costs ${formatSeconds(cost)} compute seconds, and the account has ${formatSeconds(Math.floor(remaining / roundedMs) * roundedMs)} of ${formatSeconds(max)} left. Try again in ${wait}.${describePricing(pricingUrl)}`;
  return new ApiError('compute_budget_exceeded', { message, retryAfterSeconds });
}

function formatSeconds(durationMs: number): string {
  return String(durationMs / 1000);
}
