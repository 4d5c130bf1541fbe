import { buildPortalConfiguration, buildPortalSession } from './otherFixtures.js';
import type { ReceivedCall } from './receivedCall.js';
import type { StripeState } from './stripeState.js';

interface Answer {
  status: number;
  body: string;
}

type Route = (state: StripeState, params: Params, id: string) => object | Refusal;
// biome-ignore lint/suspicious/noExplicitAny: parameters of any call
type Params = Record<string, any>;

/** A call that Stripe refuses. */
class Refusal {
  readonly error: { type: string; code?: string; param?: string; message: string };
  readonly status: number;

  constructor(
    message: string,
    { param, status = 400, code = 'resource_missing' }: Partial<Refusal['error']> & { status?: number } = {},
  ) {
    this.status = status;
    this.error = { type: 'invalid_request_error', code, message, ...(param !== undefined && { param }) };
  }
}

const configurations = new WeakMap<StripeState, ReturnType<typeof buildPortalConfiguration>[]>();

const routes: [pattern: RegExp, Route][] = [
  [/^GET \/v1\/prices$/, listPrices],
  [/^POST \/v1\/customers$/, (state, { email }) => state.createCustomer(email)],
  [/^GET \/v1\/subscriptions$/, listSubscriptions],
  [/^DELETE \/v1\/subscriptions\/(\w+)$/, cancelSubscription],
  [/^POST \/v1\/checkout\/sessions$/, createSession],
  [/^GET \/v1\/checkout\/sessions\/(\w+)$/, (state, _, id) => findSession(state, id)],
  [/^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/, expireSession],
  [/^GET \/v1\/billing_portal\/configurations$/, (state) => toList(configurations.get(state) ?? [])],
  [/^POST \/v1\/billing_portal\/configurations$/, createConfiguration],
  [/^POST \/v1\/billing_portal\/sessions$/, openPortal],
  [
    /^GET \/v1\/invoices$/,
    (state, { customer }) => toList([...state.invoices.values()].filter((one) => one.customer === customer).reverse()),
  ],
  [/^POST \/v1\/invoices\/create_preview$/, previewInvoice],
];

/** Answers a call from the state. */
export function respond(state: StripeState, { method, path, params }: ReceivedCall): Answer {
  for (const [pattern, route] of routes) {
    const match = pattern.exec(`${method} ${path}`);
    if (match === null) continue;
    const result = route(state, params, match[1] ?? '');
    const { status, body } =
      result instanceof Refusal
        ? { status: result.status, body: { error: result.error } }
        : { status: 200, body: result };
    return { status, body: JSON.stringify(body) };
  }
  throw new Error(`The double of Stripe has no ${method} ${path}.`);
}

function toList(data: object[]): object {
  return { object: 'list', data, has_more: false, url: '/v1' };
}

function listPrices({ prices }: StripeState, { lookup_keys }: Params): object {
  const keys = new Set(Object.values(lookup_keys));
  return toList([...prices.values()].filter(({ active, lookup_key }) => active && keys.has(lookup_key)));
}

function listSubscriptions(state: StripeState, { customer }: Params): object {
  return toList(state.listSubscriptions(customer).map((one) => state.toSubscription(one)));
}

function cancelSubscription(state: StripeState, _: Params, id: string): object {
  const held = state.subscriptions.get(id);
  if (held === undefined || held.endedAt !== null)
    return new Refusal(`No such subscription: '${id}'`, { status: 404, param: 'id' });
  state.end(held, 'canceled');
  return state.toSubscription(held);
}

function createSession(state: StripeState, params: Params): object {
  const { customer, line_items, success_url, cancel_url, client_reference_id, subscription_data } = params;
  if (!isKnown(state, customer)) return new Refusal(`No such customer: '${customer}'`, { param: 'customer' });
  const price = state.prices.get(line_items[0].price);
  if (price?.active !== true) return new Refusal('The price specified is inactive.', { param: 'line_items[0][price]' });
  const session = state.createSession({
    ...{ customer, price, trialDays: Number(subscription_data?.trial_period_days ?? 0) },
    ...{ successUrl: success_url, cancelUrl: cancel_url, reference: client_reference_id },
  });
  return state.toSession(session);
}

function isKnown(state: StripeState, customer: string): boolean {
  const known = state.customers.get(customer);
  return known !== undefined && known.isDeleted !== true;
}

function findSession(state: StripeState, id: string): object {
  const session = state.sessions.get(id);
  return session === undefined
    ? new Refusal(`No such checkout session: '${id}'`, { status: 404 })
    : state.toSession(session);
}

function expireSession(state: StripeState, _: Params, id: string): object {
  const session = state.sessions.get(id);
  if (session?.status !== 'open')
    return new Refusal('Only Checkout Sessions with a status of open can be expired.', {
      code: 'parameter_invalid_empty',
    });
  session.status = 'expired';
  return state.toSession(session);
}

function createConfiguration(state: StripeState, { features, metadata }: Params): object {
  const created = buildPortalConfiguration({ id: state.nextId('bpc'), created: state.seconds, features, metadata });
  configurations.set(state, [...(configurations.get(state) ?? []), created]);
  return created;
}

function openPortal(state: StripeState, { customer, configuration, return_url, flow_data }: Params): object {
  if (!isKnown(state, customer)) return new Refusal(`No such customer: '${customer}'`, { param: 'customer' });
  const held = state.subscriptions.get(flow_data?.subscription_cancel?.subscription ?? '');
  if (held?.isEnding === true)
    return new Refusal('The subscription is already set to be canceled.', { code: 'invalid' });
  const id = `${flow_data?.type ?? 'overview'}_${state.nextId('bps')}`;
  return buildPortalSession({ id, customer, configuration, created: state.seconds, return_url });
}

function previewInvoice(state: StripeState, { subscription }: Params): object {
  const held = state.subscriptions.get(subscription);
  if (held === undefined || held.endedAt !== null)
    return new Refusal('Nothing to preview.', { code: 'invoice_upcoming_none', status: 404 });
  const { unit_amount, currency } = held.nextPrice ?? held.price;
  return { object: 'invoice', amount_due: unit_amount, currency };
}
