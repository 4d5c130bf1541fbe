import type { Config } from '../config.js';
import { ApiError } from '../errors.js';
import type { ChatModel } from './chatModel.js';
import { createModelClient } from './modelClient.js';

/** Opens the model that the operator has configured. Returns undefined if there is none. */
export function openChatModel(config: Config): ChatModel | undefined {
  const { CHAT_BASE_URL: baseUrl, CHAT_MODEL: name, CHAT_API_KEY: apiKey } = config;
  if (baseUrl === undefined || name === undefined) return undefined;
  return createModelClient({ baseUrl, name, apiKey });
}

/** Returns the model. Throws chat_off. */
export function requireChatModel({ chatModel }: { chatModel?: ChatModel | undefined }): ChatModel {
  if (chatModel === undefined) throw new ApiError('chat_off');
  return chatModel;
}
