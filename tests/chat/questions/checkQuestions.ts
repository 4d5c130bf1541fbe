import type { Schemas } from '../../../server/schemas.js';
import { type Api, type ApiOptions, startApi } from '../../support/api.js';
import { type ModelDouble, startModelDouble } from '../startModelDouble.js';
import { formatScores } from './formatScores.js';
import { createGoodModel } from './goodModel.js';
import type { NamedQuestion } from './readQuestions.js';
import { fixToDay, type Score, scoreAnswer } from './scoreAnswer.js';

type ChatAnswer = Schemas['ChatAnswer'];

/** Defines a test for each question: a good model answers it with the tools of a real server. Prints the scores. */
export function checkQuestions(questions: NamedQuestion[], options: ApiOptions): void {
  const scores: (Score & { kind: string })[] = [];
  const keys = new Map<string, string>();
  let model: ModelDouble;
  let api: Api;

  beforeAll(async () => {
    model = await startModelDouble(createGoodModel(questions));
    api = await startApi({ CHAT_BASE_URL: model.url, CHAT_MODEL: 'test-model' }, options);
    // An account keeps a limited number of conversations.
    for (const { kind } of questions) if (!keys.has(kind)) keys.set(kind, await api.createKey('pro'));
  });

  afterAll(async () => {
    await api?.stop();
    await model?.stop();
    process.stdout.write(`${formatScores(scores)}\n`);
  });

  test.each(questions)('$name: $text', async (question) => {
    const { kind, text, asOf } = question;
    const response = await api.request
      .post('/api/chat')
      .set('X-API-Key', keys.get(kind) ?? '')
      .send({ question: text, ...(asOf && { asOf }) });
    expect(response.status).toBe(200);
    const answer: ChatAnswer = response.body;
    const score = scoreAnswer(question, answer);
    scores.push({ kind, ...score });
    expect(score.problems).toEqual([]);
    expect(answer).toMatchObject({ status: 'answered', rejectedNumbers: 0 });
    expect(answer.values).toHaveLength(question.values.length);
    expectSameCalls(question, answer);
    expectSearchFinds(question, answer);
    expectReason(question, answer);
  });
}

/** The calls ran in the expected order with exactly the expected arguments, and succeeded unless they are wrong. */
function expectSameCalls({ calls, asOf }: NamedQuestion, { toolCalls }: ChatAnswer): void {
  const ran = toolCalls.map(({ name, arguments: values, succeeded }) => ({ name, values, succeeded }));
  const expected = calls.map((call) => ({
    ...{ name: call.name, values: fixToDay(call, asOf), succeeded: call.error === undefined },
  }));
  expect(ran).toEqual(expected);
  for (const [index, { error }] of calls.entries()) {
    if (error !== undefined) expect(toolCalls[index]?.error).toContain(error);
  }
}

/** A search returned each id that a later call uses, because a model cannot guess ids. */
function expectSearchFinds({ calls }: NamedQuestion, { toolCalls }: ChatAnswer): void {
  if (!calls.some(({ name }) => name === 'search_indicators')) return;
  const found = toolCalls
    .filter(({ name }) => name === 'search_indicators')
    .map(({ result }) => JSON.stringify(result));
  const used = calls.filter(({ error }) => error === undefined).flatMap(({ arguments: values }) => listIds(values));
  for (const id of used) expect(found.join()).toContain(`"id":"${id}"`);
}

function listIds({ id, series }: Record<string, unknown>): unknown[] {
  if (Array.isArray(series)) return series.map((one: { id: unknown }) => one.id);
  return id === undefined ? [] : [id].flat();
}

/** The last result says why the library has no answer. */
function expectReason({ says }: NamedQuestion, { toolCalls }: ChatAnswer): void {
  const { error, result } = toolCalls.at(-1) ?? {};
  if (says === 'error') expect(error).toEqual(expect.any(String));
  else if (says === 'noValues') expect(result?.['series']).toEqual([expect.objectContaining({ values: [] })]);
  else if (says !== undefined) expect(result?.[says]).not.toHaveLength(0);
}
