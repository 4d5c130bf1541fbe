import { requireAccount } from '../caller.js';
import { admitQuestion } from '../chat/admitQuestion.js';
import { requireChatModel } from '../chat/openChatModel.js';
import { runQuestion } from '../chat/runQuestion.js';
import { streamQuestion } from '../chat/streamQuestion.js';
import type { Operation } from '../contract.js';

/** Answers a question with data of the library, at once or as a stream of events. */
export const chatAsk: Operation<'chat.ask'> = async (
  context,
  { caller, body, accepts, callOperation, disconnected },
) => {
  const model = requireChatModel(context);
  const admitted = await admitQuestion(context, requireAccount(caller), body);
  const run = (signal: AbortSignal) => runQuestion(context, { admitted, model, callOperation }, signal);
  if (accepts === 'text/event-stream') {
    return { events: (signal) => streamQuestion(run(signal), context.log), withdraw: admitted.withdraw };
  }
  const running = run(disconnected);
  for (;;) {
    const { done, value } = await running.next();
    if (done) return { json: value };
  }
};
