import fc from 'fast-check';
import { AnswerText } from '../../server/chat/answerText.js';
import { notHeldText } from '../../server/chat/instructions.js';
import { CollectedNumbers } from '../../server/chat/knownNumbers.js';
import { References } from '../../server/chat/references.js';
import { type ChatAnswer, useChatServer } from './chatFixture.js';
import { listLies, spell } from './lies.js';
import { findQuestion } from './questions/goodModel.js';
import { type NamedQuestion, readQuestions } from './questions/readQuestions.js';
import { readResults } from './readPlaceholders.js';
import type { Script } from './startModelDouble.js';

const quickTools = new Set(['get_observations', 'get_revisions']);
const minQuestions = 60;

/** Questions with a value that one quick call returns. */
const questions = readQuestions('core').filter(
  ({ calls, values }) => values.length > 0 && calls.length === 2 && quickTools.has(calls.at(-1)?.name ?? ''),
);

const server = useChatServer();

/** A model that reads the value, and then says something else, also after it is asked to repair it. */
function createLyingModel(lies: [first: string, second: string]): Script {
  return (request) => {
    const attempt = request.messages.filter(({ role }) => role === 'user').length;
    if (attempt === 2) return { text: lies[1] };
    const call = findQuestion(questions, request).calls.at(-1);
    return readResults(request).length === 0 && call !== undefined ? { calls: [call] } : { text: lies[0] };
  };
}

async function tell(question: NamedQuestion, lies: [string, string], key: string): Promise<ChatAnswer> {
  const { text, asOf } = question;
  const { body } = await server().ask({ question: text, ...(asOf && { asOf }) }, createLyingModel(lies), key);
  await server().api.request.delete(`/api/chat/conversations/${body.conversationId}`).set('X-API-Key', key).expect(204);
  return body;
}

test('no number that a model writes itself gets into an answer, neither at first nor after the repair', async () => {
  expect(questions.length).toBeGreaterThanOrEqual(minQuestions);
  const key = await server().api.createKey('enterprise');
  let tried = 0;
  const letThrough: string[] = [];
  for (const [index, question] of questions.entries()) {
    const [value] = question.values;
    const lies = value === undefined ? [] : listLies(value, index);
    for (let first = 0; first < lies.length; first += 2) {
      const pair: [string, string] = [lies[first] ?? '', lies[first + 1] ?? ''];
      const answer = await tell(question, pair, key);
      tried += pair.length;
      const isClean = answer.status === 'not_held' && answer.text === notHeldText && answer.values.length === 0;
      if (!isClean || answer.rejectedNumbers < pair.length) letThrough.push(`${question.name}: ${pair.join(' / ')}`);
    }
  }
  process.stdout.write(`Numbers of lying models: ${tried} tried, ${letThrough.length} let through.\n`);
  expect(letThrough).toEqual([]);
});

/** Sentences in which a number can only be a value. */
const sentences = [
  'Unemployment was # percent.',
  'The rate rose to # in May 2020.',
  'It fell from # to a lower level.',
  'The index stood at # in Q3 2022.',
  'Real GDP was # billion chained 2017 dollars.',
  '- Germany: #\n- France: lower',
  '1. Germany: #',
  '**#** is the value of 2022.',
  'The value (#) is revised.',
  'It increased by # percentage points.',
  'The release of 2022-11-15 had # jobs.',
  'About # people, or so, worked.',
  'Growth was # %, the highest since 2019.',
  'The level was $#.',
  'It was # in 2019, then it fell.',
  'A reading of # was published on 15 November 2022.',
  'From 2019 to 2022 it averaged #.',
  'In 2022 it was #; in 2019 it was less.',
  'Die Quote lag im November 2022 bei # Prozent.',
  'Le taux était de # pour cent en novembre 2022.',
  '失业率为#。',
];

const known = new CollectedNumbers(
  ['What was unemployment in the 3rd quarter of 2022, above 3.5 % or not?'],
  '2026-11-21',
);
known.addResult({
  series: [
    {
      id: 'us-treasury-yield-10-year',
      values: [
        ['2019-01-01', 4.1],
        ['2022-11-15', 3.9],
      ],
    },
  ],
});

/** What is released of a text that arrives in pieces of some length. */
function release(text: string, size: number): { parts: string; rejected: string[] } {
  const answer = new AnswerText(new References(1, 'http://127.0.0.1'), known);
  const parts = [];
  for (let start = 0; start < text.length; start += size) parts.push(...answer.add(text.slice(start, start + size)));
  parts.push(...answer.end());
  return { parts: parts.map((part) => part.text).join(''), rejected: answer.rejected };
}

const numbers = fc.oneof(
  fc.integer({ min: 0, max: 99_999_999 }).map(String),
  fc.integer({ min: 0, max: 99_999_999 }).map((one) => one.toLocaleString('en')),
  fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 9_999 })).map(([a, b]) => `${a}.${b}`),
  fc.tuple(fc.integer({ min: 2, max: 99 }), fc.integer({ min: 1, max: 9 })).map(([a, b]) => spell(a + b / 10)),
  fc.integer({ min: 13, max: 9_999 }).map(spell),
);

test('no random number in a random sentence gets through, in pieces of any length', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sentences), numbers, fc.integer({ min: 1, max: 40 }), (sentence, number, size) => {
      const { parts, rejected } = release(`I looked it up. ${sentence.replace('#', number)}`, size);
      expect(rejected).not.toEqual([]);
      expect(parts).not.toContain(number);
    }),
    { numRuns: 2_000, seed: 20_261_121 },
  );
});
