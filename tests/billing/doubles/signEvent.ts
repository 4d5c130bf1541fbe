import { createHmac } from 'node:crypto';

export const webhookSecret = 'whsec_test_secret_of_the_endpoint';

/** Signs the body of an event like Stripe does, at a time in seconds. */
export function signEvent(body: string, seconds: number, secret = webhookSecret): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signature}`;
}
