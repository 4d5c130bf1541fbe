/** A call of a tool that the model requests. The arguments are JSON as the model wrote it. */
export interface RequestedCall {
  id: string;
  name: string;
  arguments: string;
}

/** A message of the dialogue with the model. */
export type ModelMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; calls?: RequestedCall[] }
  | { role: 'tool'; callId: string; content: string };

/** A tool as the model sees it. */
export interface ModelTool {
  name: string;
  description: string;
  inputSchema: object;
}

/** A piece of the response of a model: the next characters of its text, or a complete tool call. */
export type ModelPiece = { text: string } | { call: RequestedCall };

/** A language model. */
export interface ChatModel {
  name: string;
  /** Requests the next message and streams it. Throws `chat_unavailable` if the model does not respond or breaks off. */
  respond(messages: ModelMessage[], tools: readonly ModelTool[], signal: AbortSignal): AsyncIterable<ModelPiece>;
}
