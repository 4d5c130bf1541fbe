import type { Notice } from '../store/notifications.js';

/** The shares of the day's requests at which an account is told. */
const thresholds = [
  { kind: 'quota_80', share: 0.8, title: '80% of today’s requests are used' },
  { kind: 'quota_100', share: 1, title: 'Today’s requests are used up' },
] as const;

/** Requests of an account in a UTC day, and how many it may make. */
export interface QuotaUsage {
  accountId: string;
  day: string;
  requests: number;
  perDay: number;
}

/** What there is to tell when an account has used so many of the requests of a UTC day. */
export function buildQuotaNotices({ day, requests, perDay }: QuotaUsage): Notice[] {
  const limit = `${perDay.toLocaleString('en-US')} requests of ${day}`;
  const refusalText = requests < perDay ? '' : ' Further ones are refused until midnight UTC.';
  return thresholds
    .filter(({ share }) => requests >= perDay * share)
    .map(({ kind, title }) => ({
      kind,
      occasion: day,
      title,
      body: `${requests.toLocaleString('en-US')} of the ${limit} are used.${refusalText}`,
      link: '/settings/usage',
      indicator: null,
      country: null,
      vintage: null,
    }));
}
