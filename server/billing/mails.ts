import type { Mail } from '../mail/mailer.js';
import type { Schemas } from '../schemas.js';
import type { StoredSubscription } from '../store/billingCustomers.js';

export type BillingMailKind = 'subscribed' | 'paymentFailed' | 'ending' | 'ended' | 'changed';

/** What a mail is about. */
export interface BillingOccasion {
  to: string;
  publicUrl: string;
  subscription: StoredSubscription;
  /** The end of the days of grace. */
  graceUntil: string | null;
}

const planNames: Record<Schemas['Plan'], string> = {
  free: 'Free',
  starter: 'Starter',
  pro: 'Pro',
  enterprise: 'Enterprise',
};

/** Returns the name of a plan as it is written in texts. */
export function getPlanName(plan: Schemas['Plan']): string {
  return planNames[plan];
}

const texts: Record<BillingMailKind, (occasion: BillingOccasion) => { subject: string; text: string }> = {
  subscribed: ({ subscription }) => ({
    subject: `Your Almanac plan is ${namePlan(subscription)}`,
    text: `Your account now has the ${namePlan(subscription)} plan. ${describeRenewal(subscription)}`,
  }),
  paymentFailed: ({ subscription, graceUntil }) => ({
    subject: 'Your payment for Almanac failed',
    text:
      graceUntil === null
        ? `A payment for your ${namePlan(subscription)} plan failed, so your account has the Free plan. Pay the open invoice, or choose a plan again.`
        : `A payment for your ${namePlan(subscription)} plan failed. Your plan stays in force until ${formatDay(graceUntil)}. Check your payment method before that day, or your account falls to the Free plan.`,
  }),
  ending: ({ subscription }) => ({
    subject: `Your Almanac subscription ends on ${formatDay(subscription.cancelAt)}`,
    text: `Your subscription to the ${namePlan(subscription)} plan is canceled. The plan stays in force until ${formatDay(subscription.cancelAt)}; after that, your account has the Free plan. You can resume the subscription until then.`,
  }),
  ended: ({ subscription }) => ({
    subject: 'Your Almanac subscription has ended',
    text: `Your subscription to the ${namePlan(subscription)} plan has ended. Your account now has the Free plan. Your keys, alerts and data stay as they are; the limits of the Free plan apply.`,
  }),
  changed: ({ subscription }) => ({
    subject: 'Your Almanac subscription has changed',
    text:
      subscription.nextPlan === null
        ? `Your subscription is now for the ${namePlan(subscription)} plan${describeInterval(subscription)}. ${describeRenewal(subscription)}`
        : `Your subscription changes to the ${getPlanName(subscription.nextPlan)} plan on ${formatDay(subscription.periodEnd)}. Until then, you have the ${namePlan(subscription)} plan.`,
  }),
};

/** Builds a mail about a subscription. */
export function buildBillingMail(kind: BillingMailKind, occasion: BillingOccasion): Mail {
  const { subject, text } = texts[kind](occasion);
  const settings = `${occasion.publicUrl}/settings/billing`;
  return { to: occasion.to, subject, text: `${text}\n\nYour plan, payments and invoices: ${settings}\n` };
}

function namePlan({ plan }: StoredSubscription): string {
  return plan === null ? 'current' : getPlanName(plan);
}

function describeInterval({ interval }: StoredSubscription): string {
  if (interval === null) return '';
  return interval === 'month' ? ', paid monthly' : ', paid yearly';
}

function describeRenewal({ status, trialEnd, periodEnd }: StoredSubscription): string {
  if (status === 'trialing') return `The free trial ends on ${formatDay(trialEnd)}.`;
  return `It renews on ${formatDay(periodEnd)}.`;
}

function formatDay(time: string | null): string {
  if (time === null) return 'an unknown day';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}
