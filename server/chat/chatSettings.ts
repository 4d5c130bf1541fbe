interface ChatSettings {
  CHAT_BASE_URL?: string | undefined;
  CHAT_MODEL?: string | undefined;
}

/** Returns what is wrong with the settings of the assistant, as a sentence each. */
export function listChatProblems({ CHAT_BASE_URL: baseUrl, CHAT_MODEL: model }: ChatSettings): string[] {
  if ((baseUrl === undefined) === (model === undefined)) return [];
  const [missing, present] = baseUrl === undefined ? ['CHAT_BASE_URL', 'CHAT_MODEL'] : ['CHAT_MODEL', 'CHAT_BASE_URL'];
  return [`${missing}: must be set, because ${present} is set. The assistant needs both.`];
}
