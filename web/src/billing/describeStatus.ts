import type { BillingState } from 'almanac-sdk';
import { formatDay } from '../format';
import { getPlanName } from './formatPrice';

/** What to say about the payments of an account. */
interface StatusText {
  tag: string;
  tone: '' | 'good' | 'warn' | 'bad';
  text: string;
}

/** Describes the state of a subscription: what it means, and what to do. */
export function describeStatus({ plan, planSource, subscription }: BillingState): StatusText {
  if (planSource === 'operator') {
    return {
      tag: '',
      tone: '',
      text: 'The operator of this server has set your plan. Contact the operator to change it.',
    };
  }
  if (subscription === null) return { tag: '', tone: '', text: '' };
  const { status, cancelAt, graceUntil } = subscription;
  const day = (time: string | null) => (time === null ? '' : formatDay(time.slice(0, 10)));
  if (status === 'past_due') {
    const text =
      plan === 'free'
        ? 'Your payment failed, so your account has the Free plan. Update your payment method to get your plan back.'
        : `Your payment failed. Your plan stays in force until ${day(graceUntil)}. Update your payment method before that day.`;
    return { tag: 'Payment failed', tone: 'bad', text };
  }
  if (status === 'unpaid') {
    return {
      tag: 'Unpaid',
      tone: 'bad',
      text: 'Your payment failed, so your account has the Free plan. Pay the open invoice below.',
    };
  }
  if (status === 'paused') {
    return { tag: 'Paused', tone: 'warn', text: 'Your subscription is paused, so your account has the Free plan.' };
  }
  if (status !== 'active' && status !== 'trialing') return { tag: '', tone: '', text: '' };
  if (cancelAt !== null) {
    return {
      tag: 'Canceled',
      tone: 'warn',
      text: `Your ${getPlanName(plan)} plan stays in force until ${day(cancelAt)}. After that, your account has the Free plan.`,
    };
  }
  return { tag: status === 'trialing' ? 'Free trial' : 'Active', tone: 'good', text: '' };
}
