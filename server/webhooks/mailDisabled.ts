import { ApiError } from '../errors.js';
import type { Mail } from '../mail/mailer.js';
import { findAccountById } from '../store/accounts.js';
import type { WebhookEndpoint } from '../store/webhookEndpoints.js';
import type { RecordedResult } from './recordResult.js';
import type { SenderContext } from './senderContext.js';

type Reason = NonNullable<RecordedResult['disabled']>;

/** Mails the owner of an endpoint that it was disabled, if the server can send mail and the account gets any. */
export async function mailDisabled(
  { db, config, mailer }: Pick<SenderContext, 'db' | 'config' | 'mailer'>,
  { accountId, url, description }: WebhookEndpoint,
  reason: Reason,
): Promise<void> {
  const account = await findAccountById(db, accountId);
  if (account === undefined || account.emailVerifiedAt === null || account.suspendedAt !== null) return;
  const name = description === '' ? new URL(url).host : `${description} (${new URL(url).host})`;
  try {
    mailer.send(buildDisabledMail(account.email, config.PUBLIC_URL, name, reason));
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
  }
}

const reasons: Record<Reason, string> = {
  gone: 'It answered 410 Gone, which means that it wants no more events.',
  failing: 'All deliveries to it have failed for five days.',
};

function buildDisabledMail(to: string, publicUrl: string, name: string, reason: Reason): Mail {
  return {
    to,
    subject: 'Almanac has disabled a webhook endpoint',
    text: `Almanac sends no more events to your webhook endpoint ${name}. ${reasons[reason]}

Events are kept for 30 days. When the endpoint works again:

1. Set its status to active.
2. Redeliver the events since the time at which it stopped working.

${publicUrl}/settings/webhooks
`,
  };
}
