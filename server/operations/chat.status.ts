import { chatLimits } from '../chat/chatLimits.js';
import type { Operation } from '../contract.js';
import { tools } from '../tools/index.js';

/** Returns whether the assistant is on, its limits and its tools. */
export const chatStatus: Operation<'chat.status'> = async ({ chatModel }) => ({
  json: {
    enabled: chatModel !== undefined,
    model: chatModel?.name ?? null,
    ...chatLimits,
    tools: tools.map(({ name, title, description }) => ({ name, title, description })),
  },
});
