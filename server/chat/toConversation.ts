import type { Schemas } from '../schemas.js';
import type { Conversation } from '../store/chat.js';

/** Converts a conversation to its response. */
export function toConversation(conversation: Conversation): Schemas['ChatConversation'] {
  const { id, title, asOf, questions, createdAt, updatedAt } = conversation;
  return { id, title, asOf, questions, createdAt, updatedAt };
}
