import type Stripe from 'stripe';
import type { Config } from '../../../server/config.js';
import { type Api, type ApiOptions, startApi } from '../../support/api.js';
import { type Person, signUp } from '../../support/person.js';
import { signEvent } from './signEvent.js';
import { type StripeDouble, startStripe } from './startStripe.js';
import type { HeldSubscription } from './stripeState.js';

const dayMs = 86_400_000;

/** The real application with billing on, and the double of Stripe on the same clock. */
export interface BillingApi {
  api: Api;
  stripe: StripeDouble;
  /** Sends an event as Stripe does. */
  send(event: Stripe.Event): Promise<number>;
  /** Sends the events that were not sent yet, in order. */
  sendNew(): Promise<void>;
  /** Moves the clock. Stripe does what is due, and its events are not sent yet. */
  advanceDays(days: number): void;
  signUp(email?: string): Promise<Person & { key: string }>;
  /** Subscribes through a checkout, and sends the events. */
  subscribe(person: Person, plan?: 'starter' | 'pro', interval?: 'month' | 'year'): Promise<HeldSubscription>;
  stop(): Promise<void>;
}

/** The limits of calls in tests: the SDK waits half a second before it repeats a call. */
export const fastLimits = { timeoutMs: 300, maxRetries: 0 };

export async function startBillingApi(
  settings: Partial<Config> = {},
  { currency, ...options }: ApiOptions & { currency?: string } = {},
): Promise<BillingApi> {
  let api: Api | undefined;
  const clock = {
    get now() {
      return api?.clock.now ?? new Date(0);
    },
  };
  const stripe = await startStripe(clock, currency);
  const started = await startApi({ ...stripe.settings, ...settings }, { stripeLimits: fastLimits, ...options });
  api = started;
  let sent = 0;
  const send = async (event: Stripe.Event): Promise<number> => {
    const body = JSON.stringify(event);
    const { status } = await started.request
      .post('/api/billing/webhook')
      .set('Content-Type', 'application/json')
      .set('Stripe-Signature', signEvent(body, stripe.state.seconds))
      .send(body);
    return status;
  };
  const sendNew = async () => {
    for (const event of stripe.state.events.slice(sent)) await send(event);
    sent = stripe.state.events.length;
  };
  return {
    ...{ api: started, stripe, send, sendNew },
    advanceDays(days) {
      started.clock.advance(days * dayMs);
      stripe.state.settle();
    },
    async signUp(email = 'ada@example.org') {
      const person = await signUp(started, email);
      const { body } = await person.post('/api/account/keys', { name: 'Key' });
      return { ...person, key: body.value };
    },
    async subscribe(person, plan = 'pro', interval = 'month') {
      const { body } = await person.post('/api/billing/checkout', { plan, interval }).expect(200);
      const subscription = stripe.state.completeCheckout(readId(body.url));
      await sendNew();
      return subscription;
    },
    async stop() {
      await started.stop();
      await stripe.stop();
    },
  };
}

/** Returns the id of a checkout or a visit of the portal from the address of its page. */
export function readId(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
