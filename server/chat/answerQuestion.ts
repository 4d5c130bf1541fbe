import type { Logger } from 'pino';
import type { Schemas } from '../schemas.js';
import { tools } from '../tools/index.js';
import type { ToolContext } from '../tools/tool.js';
import { AnswerText, type ChatPart } from './answerText.js';
import type { ChatModel, ModelMessage, ModelTool, RequestedCall } from './chatModel.js';
import { buildInstructions, buildRepairRequest, noAnswerText, notHeldText } from './instructions.js';
import { CollectedNumbers } from './knownNumbers.js';
import { References } from './references.js';
import { type ChatToolCall, prepareCall, runToolCall } from './runToolCall.js';

type ChatValue = Schemas['ChatValue'];

/** Maximum number of tool calls of an answer. */
const maxToolCalls = 12;
/** How many earlier answers the model sees. */
const maxHistory = 6;

/** What the client receives while the question is being answered. */
export type ChatEvent =
  | { event: 'call'; data: Pick<ChatToolCall, 'id' | 'name' | 'arguments'> }
  | { event: 'tool'; data: ChatToolCall }
  | { event: 'text'; data: { parts: ChatPart[]; values: ChatValue[] } }
  | { event: 'restart'; data: Record<string, never> };

/** The answer so far. */
export interface Draft {
  status: Schemas['ChatAnswer']['status'];
  parts: ChatPart[];
  values: Map<string, ChatValue>;
  toolCalls: ChatToolCall[];
  rejectedNumbers: number;
}

/** An earlier question of the conversation with its answer. */
export type Earlier = Pick<Schemas['ChatAnswer'], 'question' | 'parts' | 'values'>;

interface Task {
  model: ChatModel;
  toolContext: ToolContext;
  question: string;
  /** Oldest first. */
  earlier: Earlier[];
  log: Logger | undefined;
}

export function createDraft(): Draft {
  return { status: 'stopped', parts: [], values: new Map(), toolCalls: [], rejectedNumbers: 0 };
}

/**
 * Answers a question: asks the model, runs the tools that it requests, and checks its text sentence by sentence. A text with
 * numbers of the model's own is repaired once. Writes the answer to `draft`.
 */
export function answerQuestion(task: Task, draft: Draft, signal: AbortSignal): AsyncGenerator<ChatEvent> {
  return new Dialogue(task, draft, signal).run();
}

/** The dialogue with the model about one question. */
class Dialogue {
  readonly #task: Task;
  readonly #draft: Draft;
  readonly #signal: AbortSignal;
  readonly #references: References;
  readonly #known: CollectedNumbers;
  readonly #messages: ModelMessage[];

  constructor(task: Task, draft: Draft, signal: AbortSignal) {
    const { toolContext, question, earlier } = task;
    const { today, asOf = null, publicUrl } = toolContext;
    const earlierValues = earlier.flatMap(({ values }) => values);
    this.#task = task;
    this.#draft = draft;
    this.#signal = signal;
    this.#references = new References(earlier.length + 1, publicUrl, earlierValues);
    this.#known = new CollectedNumbers([...earlier.map((one) => one.question), question], today);
    this.#known.addResult(earlierValues);
    this.#messages = [
      { role: 'system', content: buildInstructions({ today, asOf }) },
      ...earlier.slice(-maxHistory).flatMap(toMessages),
      { role: 'user', content: question },
    ];
  }

  async *run(): AsyncGenerator<ChatEvent> {
    let isRepaired = false;
    for (;;) {
      const mayCall = this.#draft.toolCalls.length < maxToolCalls;
      const { text, calls } = yield* this.#readResponse(mayCall ? tools : []);
      if (calls.length > 0 && mayCall) {
        yield* this.#runCalls(text.raw, calls);
        continue;
      }
      yield* this.#addParts(text.end());
      if (text.rejected.length === 0 && calls.length === 0 && this.#draft.parts.length > 0) {
        this.#draft.status = 'answered';
        return;
      }
      this.#draft.rejectedNumbers += text.rejected.length;
      yield* this.#clearParts();
      if (text.rejected.length === 0) return yield* this.#end(noAnswerText);
      if (isRepaired) return yield* this.#end(notHeldText);
      isRepaired = true;
      const repair = buildRepairRequest(text.rejected);
      this.#messages.push({ role: 'assistant', content: text.raw }, { role: 'user', content: repair });
    }
  }

  /** Ends the dialogue without an answer of the model. */
  *#end(text: string): Generator<ChatEvent> {
    this.#draft.status = 'not_held';
    yield* this.#addParts([{ text, ref: null }]);
  }

  /** Reads a response of the model to its end: a text before tool calls may have any numbers, because it is discarded. */
  async *#readResponse(
    offered: readonly ModelTool[],
  ): AsyncGenerator<ChatEvent, { text: AnswerText; calls: RequestedCall[] }> {
    const text = new AnswerText(this.#references, this.#known);
    const calls: RequestedCall[] = [];
    for await (const piece of this.#task.model.respond(this.#messages, offered, this.#signal)) {
      if ('call' in piece) calls.push(piece.call);
      else yield* this.#addParts(text.add(piece.text));
    }
    return { text, calls };
  }

  async *#runCalls(content: string, calls: RequestedCall[]): AsyncGenerator<ChatEvent> {
    yield* this.#clearParts();
    this.#messages.push({ role: 'assistant', content, calls });
    for (const call of calls) {
      const result = yield* this.#runCall(call);
      this.#messages.push({ role: 'tool', callId: call.id, content: result });
    }
  }

  /** Runs a call. Returns its result as the model sees it. */
  async *#runCall(call: RequestedCall): AsyncGenerator<ChatEvent, string> {
    const { toolContext, log } = this.#task;
    const { toolCalls } = this.#draft;
    if (toolCalls.length >= maxToolCalls) return 'Too many tool calls. Answer now.';
    this.#signal.throwIfAborted();
    const id = `call_${toolCalls.length + 1}`;
    const prepared = prepareCall(toolContext, call);
    yield { event: 'call', data: { id, name: prepared.name, arguments: prepared.arguments } };
    const ran = await runToolCall(toolContext, id, prepared, log);
    toolCalls.push(ran);
    yield { event: 'tool', data: { ...ran, result: null } };
    if (ran.result === null) return String(ran.error);
    this.#known.addResult(ran.result);
    return JSON.stringify(this.#references.annotate(ran, ran.result));
  }

  *#addParts(parts: ChatPart[]): Generator<ChatEvent> {
    if (parts.length === 0) return;
    const added: ChatValue[] = [];
    for (const { ref } of parts) {
      const value = ref === null || this.#draft.values.has(ref) ? undefined : this.#references.get(ref);
      if (value === undefined) continue;
      this.#draft.values.set(value.ref, value);
      added.push(value);
    }
    this.#draft.parts.push(...parts);
    yield { event: 'text', data: { parts, values: added } };
  }

  /** Discards the text: it came before a tool call, or has numbers of the model's own. */
  *#clearParts(): Generator<ChatEvent> {
    if (this.#draft.parts.length === 0) return;
    this.#draft.parts = [];
    this.#draft.values.clear();
    yield { event: 'restart', data: {} };
  }
}

/** An earlier answer as the model wrote it. */
function toMessages({ question, parts }: Earlier): ModelMessage[] {
  const content = parts.map(({ text, ref }) => (ref === null ? text : `{{${ref}}} (${text})`)).join('');
  return [
    { role: 'user', content: question },
    { role: 'assistant', content },
  ];
}
