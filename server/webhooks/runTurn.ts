import { findPlanInForce, getWebhookLimits } from '../access/plans.js';
import { findAccountById } from '../store/accounts.js';
import { holdEndpoint, listEndpointsById, type WebhookEndpoint } from '../store/webhookEndpoints.js';
import { countDelivery, type DueDelivery, listDueDeliveries } from '../store/webhookQueue.js';
import { takeTurn } from '../takeTurn.js';
import type { HostSlots } from './hostSlots.js';
import { sendDelivery } from './sendDelivery.js';
import type { SenderContext } from './senderContext.js';

/** Concurrent deliveries to an endpoint. */
const maxConcurrent = 4;
const deliveriesPerBatch = 20;
/** After this time, other endpoints have their turn. */
const maxTurnMs = 10_000;

/** What all turns in a process share. */
export interface TurnControl {
  hosts: HostSlots;
  /** Aborted when no further call may start. */
  closing: AbortSignal;
  /** Aborted when the calls that run must end. */
  stopping: AbortSignal;
}

/**
 * Sends the due deliveries of an endpoint that this node has leased, up to a maximum time. Takes a turn before each delivery and each
 * result, so that the results of many calls do not hold up requests.
 */
export async function runTurn(context: SenderContext, endpointId: string, control: TurnControl): Promise<void> {
  const { db, now } = context;
  const endsAt = now().getTime() + maxTurnMs;
  const isOver = () => control.closing.aborted || now().getTime() > endsAt;
  while (!isOver()) {
    await takeTurn();
    const endpoint = await findReadyEndpoint(context, endpointId);
    const due = endpoint && (await listDueDeliveries(db, endpointId, now().toISOString(), deliveriesPerBatch));
    if (endpoint === undefined || due === undefined || due.length === 0) return;
    await runBatch(due, (delivery) => sendIfReady(context, endpoint, delivery, { ...control, isOver }));
  }
}

/** Returns the endpoint unless it was deleted, stopped or held. */
async function findReadyEndpoint({ db, now }: SenderContext, id: string): Promise<WebhookEndpoint | undefined> {
  const [endpoint] = await listEndpointsById(db, [id]);
  const isReady = endpoint?.status === 'active' && (endpoint.heldUntil ?? '') <= now().toISOString();
  return isReady ? endpoint : undefined;
}

/**
 * Runs work for each delivery, a few at a time, until one returns false or fails. Waits for all that run before it throws: the
 * endpoint is released afterwards, and another node would send what is not recorded yet.
 */
async function runBatch(deliveries: DueDelivery[], work: (delivery: DueDelivery) => Promise<boolean>): Promise<void> {
  const waiting = deliveries.values();
  let isStopped = false;
  const runNext = async (): Promise<void> => {
    for (const delivery of waiting) {
      if (isStopped) return;
      try {
        if (!(await work(delivery))) isStopped = true;
      } catch (failure) {
        isStopped = true;
        throw failure;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: maxConcurrent }, runNext));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** Sends a delivery when its host has a free slot, unless the turn is over by then. Returns whether the next one can be sent. */
async function sendIfReady(
  context: SenderContext,
  endpoint: WebhookEndpoint,
  delivery: DueDelivery,
  { hosts, isOver, stopping }: TurnControl & { isOver(): boolean },
): Promise<boolean> {
  return hosts.run(new URL(endpoint.url).host, async () => {
    await takeTurn();
    if (isOver()) return false;
    const hold = await findHold(context, endpoint.accountId, delivery);
    if (hold !== undefined) {
      await holdEndpoint(context.db, endpoint.id, new Date(hold).toISOString());
      return false;
    }
    await sendDelivery(context, endpoint, delivery, stopping);
    return (await findReadyEndpoint(context, endpoint.id)) !== undefined;
  });
}

const dayMs = 86_400_000;
const suspensionCheckMs = 3_600_000;

/**
 * Returns until when nothing may be sent for an account: if it is suspended, or has used its deliveries of the UTC day. Counts a delivery
 * at its first attempt.
 */
async function findHold(
  { db, now }: SenderContext,
  accountId: string,
  { failures }: DueDelivery,
): Promise<number | undefined> {
  const account = await findAccountById(db, accountId);
  if (account === undefined || account.suspendedAt !== null) return now().getTime() + suspensionCheckMs;
  const today = now().toISOString().slice(0, 10);
  const { deliveriesPerDay } = getWebhookLimits(findPlanInForce(account, now()));
  if (failures > 0 || (await countDelivery(db, accountId, today, deliveriesPerDay))) return undefined;
  return Date.parse(today) + dayMs;
}
