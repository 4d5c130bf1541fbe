import type { Mail } from '../mail/mailer.js';
import type { WebhookEndpoint } from '../store/webhookEndpoints.js';

const reasons: Record<NonNullable<WebhookEndpoint['disabledReason']>, string> = {
  gone: 'It answered 410 Gone, which means that it wants no more events.',
  failing: 'All deliveries to it have failed for five days.',
};

/** Builds the mail that an endpoint was disabled. */
export function buildDisabledMail(
  { url, description, disabledReason }: Pick<WebhookEndpoint, 'url' | 'description' | 'disabledReason'>,
  publicUrl: string,
): Omit<Mail, 'to' | 'messageId'> {
  const { host } = new URL(url);
  const name = description === '' ? host : `${description} (${host})`;
  return {
    subject: 'Almanac has disabled a webhook endpoint',
    text: `Almanac sends no more events to your webhook endpoint ${name}. ${reasons[disabledReason ?? 'failing']}

Events are kept for 30 days. When the endpoint works again:

1. Set its status to active.
2. Redeliver the events since the time at which it stopped working.

${publicUrl}/settings/webhooks
`,
  };
}
