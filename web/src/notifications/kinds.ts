import type { NotificationKind } from 'almanac-sdk';

interface KindInfo {
  label: string;
  /** The CSS class that sets the colour of the label. */
  tone: 'neutral' | 'info' | 'revised' | 'warn' | 'bad';
  /** What the notification is about. */
  description: string;
}

/** The label, colour and description of each kind of notification. */
export const notificationKinds: Record<NotificationKind, KindInfo> = {
  release: { label: 'Release', tone: 'info', description: 'A watched series has new values' },
  revision: { label: 'Revision', tone: 'revised', description: 'Values of a watched series were revised' },
  key_created: { label: 'Key', tone: 'neutral', description: 'An API key was created or rotated' },
  key_revoked: { label: 'Key', tone: 'neutral', description: 'An API key was revoked' },
  quota_80: { label: 'Daily limit', tone: 'warn', description: '80% of the daily limit is used' },
  quota_100: { label: 'Daily limit', tone: 'bad', description: 'The daily limit is used up' },
  alert: { label: 'Alert', tone: 'info', description: 'An alert rule fired' },
};
