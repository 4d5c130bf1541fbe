import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { respondToMessage } from '../mcp/respondToMessage.js';

/** Answers a message of the Model Context Protocol. */
export const mcpSend: Operation<'mcp.send'> = async (context, { body, mcpHeaders, callOperation, disconnected }) => {
  const toolContext = { callOperation, publicUrl: context.config.PUBLIC_URL, today: getToday(context) };
  return respondToMessage({ toolContext, message: body, headers: mcpHeaders, signal: disconnected, log: context.log });
};
