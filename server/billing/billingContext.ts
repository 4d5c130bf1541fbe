import type { ScheduledJobContext } from '../scheduled/scheduledJob.js';
import type { Billing } from './billing.js';

/** What billing needs to bring an account in line with its subscription. */
export type BillingContext = Pick<ScheduledJobContext, 'db' | 'config' | 'mailer' | 'now'> & { billing: Billing };
