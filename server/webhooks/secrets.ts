import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';
const secretBytes = 32;

/** Generates a signing secret as Standard Webhooks 1.0.0 defines it: `whsec_` and 32 random bytes in base64. */
export function generateWebhookSecret(): string {
  return prefix + randomBytes(secretBytes).toString('base64');
}

/** Returns the value of `webhook-signature`: an HMAC-SHA256 for each secret, so that receivers can change to a new one without a gap. */
export function signWebhook(secrets: readonly string[], messageId: string, timestamp: number, body: string): string {
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64')}`;
  });
  return signatures.join(' ');
}
