import type { NotificationKind } from 'almanac-sdk';

/** Each kind of notification: the word on it, in which colour, and when it comes. */
export const notificationKinds: Record<NotificationKind, { word: string; tone: string; when: string }> = {
  release: { word: 'Release', tone: 'info', when: 'A watched series has new values' },
  revision: { word: 'Revision', tone: 'revised', when: 'Values of a watched series are revised' },
  key_created: { word: 'Key', tone: '', when: 'A key is made or rotated' },
  key_revoked: { word: 'Key', tone: '', when: 'A key is revoked' },
  quota_80: { word: 'Quota', tone: 'warn', when: '80% of the day’s requests are used' },
  quota_100: { word: 'Quota', tone: 'bad', when: 'The day’s requests are used up' },
};
