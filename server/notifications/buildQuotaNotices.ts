import type { Notice } from '../store/notifications.js';

/** Shares of the daily request limit at which an account is notified. */
const thresholds = [
  { kind: 'quota_80', share: 0.8, title: 'You have used 80% of today’s requests' },
  { kind: 'quota_100', share: 1, title: 'You have used all of today’s requests' },
] as const;

/** Requests of an account in a UTC day, and the daily limit. */
export interface DailyUsage {
  accountId: string;
  day: string;
  requests: number;
  dailyLimit: number;
}

/** Builds the notices for the thresholds that an account has reached in a UTC day. */
export function buildQuotaNotices({ day, requests, dailyLimit }: DailyUsage): Notice[] {
  const limit = `${dailyLimit.toLocaleString('en-US')} requests allowed on ${day} (UTC)`;
  const refusalText = requests < dailyLimit ? '' : ' Further requests are refused until midnight UTC.';
  return thresholds
    .filter(({ share }) => requests >= dailyLimit * share)
    .map(({ kind, title }) => ({
      kind,
      occasion: day,
      title,
      body: `You have used ${requests.toLocaleString('en-US')} of the ${limit}.${refusalText}`,
      link: '/settings/usage',
      indicator: null,
      country: null,
      vintage: null,
    }));
}
