import type { WebhookEndpoint } from '../store/webhookEndpoints.js';
import { describeEvent } from './describeEvent.js';
import type { Payload } from './payload.js';
import { signWebhook } from './secrets.js';

/** What an endpoint receives. */
export interface Message {
  headers: Record<string, string>;
  body: string;
}

/** Builds the request of an attempt. It is signed in each format. */
export function buildMessage(
  endpoint: Pick<WebhookEndpoint, 'format' | 'secret' | 'previousSecret' | 'previousSecretUntil'>,
  messageId: string,
  payload: Payload,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Message {
  const { secret, previousSecret, previousSecretUntil } = endpoint;
  const hasPrevious = previousSecret !== null && (previousSecretUntil ?? '') > now.toISOString();
  const body = JSON.stringify(formatBody(endpoint.format, payload, publicUrl));
  const timestamp = Math.floor(now.getTime() / 1_000);
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Almanac-Webhooks/1.0',
      'webhook-id': messageId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signWebhook(hasPrevious ? [secret, previousSecret] : [secret], messageId, timestamp, body),
    },
  };
}

/** Discord refuses a longer text. */
const maxTextLength = 2_000;

function formatBody(format: WebhookEndpoint['format'], payload: Payload, publicUrl: string): object {
  if (format === 'standard') return payload;
  const text = describeEvent(payload, publicUrl).slice(0, maxTextLength);
  // No text of a rule may notify a whole channel.
  if (format === 'discord') return { content: text, allowed_mentions: { parse: [] } };
  return { text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') };
}
