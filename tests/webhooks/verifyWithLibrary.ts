import { Webhook } from 'standardwebhooks';
import type { ReceivedRequest } from './receiver.js';

/** Whether the library of Standard Webhooks verifies a request at an instant. */
export function isVerifiedByLibrary(
  { body, headers }: Pick<ReceivedRequest, 'body' | 'headers'>,
  secret: string,
  at: Date,
): boolean {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(at.getTime());
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  } finally {
    clock.mockRestore();
  }
}
