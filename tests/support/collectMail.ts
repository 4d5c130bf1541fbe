import type { Mail, Mailer } from '../../server/mail/mailer.js';

/** Creates a mailer that adds each mail to a list. */
export function collectMail(mailbox: Mail[] = []): Mailer {
  const send = (mail: Mail) => void mailbox.push(mail);
  return { send, deliver: async (mail) => send(mail) };
}
