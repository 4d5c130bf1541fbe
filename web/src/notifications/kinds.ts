import type { NotificationKind } from 'almanac-sdk';

/** Each kind of notification: the word on it, in which colour, and when it comes. */
export const notificationKinds: Record<NotificationKind, { label: string; tone: string; when: string }> = {
  release: { label: 'Release', tone: 'info', when: 'A watched series has new values' },
  revision: { label: 'Revision', tone: 'revised', when: 'Values of a watched series are revised' },
  key_created: { label: 'Key', tone: '', when: 'A key is made or rotated' },
  key_revoked: { label: 'Key', tone: '', when: 'A key is revoked' },
  quota_80: { label: 'Quota', tone: 'warn', when: '80% of the day’s requests are used' },
  quota_100: { label: 'Quota', tone: 'bad', when: 'The day’s requests are used up' },
};
