import type { Mail } from '../mail/mailer.js';
import type { Notice } from '../store/notifications.js';

/** The part of a notice that a mail shows. */
export type MailedNotice = Pick<Notice, 'title' | 'body' | 'link'>;

/** Builds the mail with notices to the owner of an account. */
export function buildNoticesMail(to: string, publicUrl: string, notices: MailedNotice[]): Mail {
  const [first] = notices;
  return {
    to,
    subject: notices.length === 1 && first ? first.title : `${notices.length} notifications from Almanac`,
    text: `${notices.map(({ title, body, link }) => `${title}\n${body}\n${publicUrl}${link}\n`).join('\n')}
Choose which notifications you receive by email: ${publicUrl}/settings/notifications
`,
  };
}
