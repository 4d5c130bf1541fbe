import type { AppContext } from '../../appContext.js';

/** What sending alert mails needs. */
export type MailContext = Pick<
  AppContext,
  'db' | 'now' | 'mailer' | 'config' | 'compute' | 'stopping' | 'log' | 'metrics'
>;
