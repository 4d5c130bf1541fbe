import { formatNumber } from '../../../server/chat/formatValue.js';
import { readResults } from '../readPlaceholders.js';
import type { ModelRequest, Script } from '../startModelDouble.js';
import type { ExpectedValue, Question } from './readQuestions.js';

/** Follows a good model: makes the expected calls, and then writes an answer with the placeholders of the results. */
export function createGoodModel(questions: Question[]): Script {
  return (request) => {
    const question = findQuestion(questions, request);
    const results = readResults(request);
    const call = question.calls[results.length];
    return call === undefined ? { text: writeAnswer(question, results) } : { calls: [call] };
  };
}

/** The question that the model is asked. Questions with the same text differ in the day to which they are fixed. */
export function findQuestion(questions: Question[], { messages }: ModelRequest): Question {
  const text = messages.findLast(({ role }) => role === 'user')?.content;
  const instructions = messages[0]?.content ?? '';
  const isFixed = instructions.includes('Nothing later is known');
  const found = questions.find(
    (one) =>
      one.text === text && (one.asOf === undefined ? !isFixed : instructions.includes(`Today is ${one.asOf}. Nothing`)),
  );
  if (found === undefined) throw new Error(`The model does not know the question '${text}'.`);
  return found;
}

/** Writes an answer with a line for each expected value. */
function writeAnswer({ values, days = [] }: Question, results: string[]): string {
  if (values.length === 0 && days.length === 0) return 'The library does not hold what the question asks for.';
  const lines = values.map((value) => `- ${describeSeries(value)}: ${findReference(value, results)}`);
  return [...lines, ...days.map((day) => `The release is on ${day}.`)].join('\n');
}

function describeSeries({ indicator, country, date, vintage }: ExpectedValue): string {
  const facts = [date && `in ${describePeriod(date)}`, vintage && `vintage of ${vintage}`].filter(Boolean);
  return [indicator ?? 'Result', country && `(${country})`, ...facts].filter(Boolean).join(' ');
}

/** Spells periods in the ways in which models do. */
function describePeriod(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  if (day !== 1) return date;
  if (month === 1) return `Q1 ${year}`;
  return new Date(date).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

/** A number of a result with its placeholder, and what the result says about it. */
interface Shown extends Partial<Pick<ExpectedValue, 'indicator' | 'country' | 'date' | 'vintage'>> {
  path: string;
  text: string;
  placeholder: string;
}

/** Finds the placeholder of a value in the results that the model sees. */
function findReference(expected: ExpectedValue, results: string[]): string {
  const text = formatNumber(expected.value);
  const shown = results.flatMap(listNumbers);
  return shown.find((one) => one.text === text && isAbout(one, expected))?.placeholder ?? 'not found';
}

/** What a result does not say about a number can be anything. */
function isAbout(shown: Shown, expected: ExpectedValue): boolean {
  const isSame = (['indicator', 'country', 'date', 'vintage'] as const).every(
    (field) => shown[field] === undefined || expected[field] === undefined || shown[field] === expected[field],
  );
  return isSame && (expected.field === undefined || shown.path.endsWith(`.${expected.field}`));
}

function listNumbers(result: string): Shown[] {
  // A failed call has a sentence as its result.
  if (!result.startsWith('{')) return [];
  const found: Shown[] = [];
  visit(JSON.parse(result), { path: '' }, found);
  return found;
}

type Around = Omit<Shown, 'text' | 'placeholder'>;

function visit(node: unknown, around: Around, found: Shown[]): void {
  if (typeof node === 'string') {
    const [, text, placeholder] = /^(\S+) (\{\{v\d+_\d+\}\})$/.exec(node) ?? [];
    if (text !== undefined && placeholder !== undefined) found.push({ ...around, text, placeholder });
  } else if (Array.isArray(node)) {
    const [date] = node;
    const isRow = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date);
    for (const [index, one] of node.entries()) {
      visit(one, { ...around, ...(isRow && { date }), path: nameColumn(around.path, index, one) }, found);
    }
  } else if (typeof node === 'object' && node !== null) {
    const inside = { ...around, ...readFacts({ ...node }) };
    for (const [name, child] of Object.entries(node))
      visit(child, { ...inside, path: `${around.path}.${name}` }, found);
  }
}

const intervalColumns = ['level', 'lower', 'upper'];

/** An interval is a list of its level and its bounds. */
function nameColumn(path: string, index: number, one: unknown): string {
  return path.endsWith('.intervals') && typeof one === 'string' ? `${path}.${intervalColumns[index]}` : path;
}

function readFacts(node: Record<string, unknown>): Partial<Around> {
  const { id, country, date, vintage, from } = node;
  const facts = { indicator: id, country, date, vintage: 'date' in node && 'from' in node ? from : vintage };
  return Object.fromEntries(Object.entries(facts).filter(([, one]) => typeof one === 'string'));
}
