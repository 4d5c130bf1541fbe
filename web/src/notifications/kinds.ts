import type { NotificationKind } from 'almanac-sdk';

/** The label, the colour and the triggering event of each kind of notification. */
export const notificationKinds: Record<NotificationKind, { label: string; tone: string; event: string }> = {
  release: { label: 'Release', tone: 'info', event: 'A watched series has new values' },
  revision: { label: 'Revision', tone: 'revised', event: 'Values of a watched series are revised' },
  key_created: { label: 'Key', tone: '', event: 'An API key is created or rotated' },
  key_revoked: { label: 'Key', tone: '', event: 'An API key is revoked' },
  quota_80: { label: 'Quota', tone: 'warn', event: '80% of the daily quota is used' },
  quota_100: { label: 'Quota', tone: 'bad', event: 'The daily quota is used up' },
};
