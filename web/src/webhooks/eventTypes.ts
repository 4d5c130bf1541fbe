import type { WebhookDelivery, WebhookEventType, WebhookFormat } from 'almanac-sdk';

/** The types of events that an endpoint can take, with what they mean. */
export const eventTypeLabels: Record<WebhookEventType, string> = {
  'alert.fired': 'An alert of mine fires',
  'series.released': 'A series on my watchlist has new values',
  'series.revised': 'Values of a series on my watchlist are revised',
  'calendar.changed': 'A date of a release on my watchlist is added, moved or cancelled',
};

export const formatLabels: Record<WebhookFormat, { label: string; note: string }> = {
  standard: { label: 'Signed JSON', note: 'For your own program. Signed as Standard Webhooks defines.' },
  slack: { label: 'Slack', note: 'A message for an incoming webhook of Slack, or of a compatible service.' },
  discord: { label: 'Discord', note: 'A message for a webhook of a Discord channel.' },
};

/** The label and the colour of each status of a delivery. */
export const deliveryStatuses: Record<WebhookDelivery['status'], { label: string; tone: string }> = {
  waiting: { label: 'Waiting', tone: 'info' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  skipped: { label: 'Skipped', tone: 'warn' },
};
