import type { ChatConversation } from 'almanac-sdk';
import { almanac } from '../almanac';

const maxAttempts = 5;
const delayMs = 400;

/**
 * Returns the id of the conversation that a stopped question began, or undefined if the server did not keep it. The server
 * notices shortly after the user that the connection is closed.
 */
export async function findStarted(earlier: readonly ChatConversation[]): Promise<string | undefined> {
  const known = new Set(earlier.map(({ id }) => id));
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const { conversations } = await almanac.chat.conversations({ limit: 1 });
    const started = conversations.find(({ id }) => !known.has(id));
    if (started !== undefined) return started.id;
  }
  return undefined;
}
