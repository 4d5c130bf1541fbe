import type { Schemas } from '../../../server/schemas.js';
import type { ExpectedCall, ExpectedValue, Question } from './readQuestions.js';

type ChatAnswer = Schemas['ChatAnswer'];

export interface Score {
  /** Whether the model made the expected calls, with the arguments that matter. */
  calls: boolean;
  /** Whether the answer cites the expected values, or says that there are none. */
  values: boolean;
  /** What is wrong, as a sentence each. */
  problems: string[];
}

/** Arguments that must be as expected. Others, such as the range of dates, only change how many values a result has. */
const importantArguments = ['id', 'units', 'frequency', 'vintage', 'operation', 'horizon', 'model', 'transformations'];
/** Computed values are compared up to rounding errors. */
const maxRelativeError = 1e-9;

/** Scores an answer. Other calls and other values are not wrong, because models look around and say more than they are asked. */
export function scoreAnswer(question: Question, answer: ChatAnswer): Score {
  const callProblems = listRequiredCalls(question)
    .filter((expected) => !answer.toolCalls.some((call) => call.succeeded && isSameCall(expected, call.name, call)))
    .map(({ name, arguments: values }) => `No call of ${name} with ${JSON.stringify(values)}.`);
  const valueProblems = [...listValueProblems(question, answer), ...listDayProblems(question, answer)];
  return {
    calls: callProblems.length === 0,
    values: valueProblems.length === 0,
    problems: [...callProblems, ...valueProblems],
  };
}

/** The calls that return the values. If there are none, the model has to search at least. */
function listRequiredCalls({ calls, asOf }: Question): ExpectedCall[] {
  const required = calls.filter(({ name, error }) => name !== 'search_indicators' && error === undefined);
  if (required.length > 0) return required.map((call) => ({ ...call, arguments: fixToDay(call, asOf) }));
  return [{ name: 'search_indicators', arguments: {} }];
}

/** The arguments with which the server runs a call in a conversation that is fixed to a day. */
export function fixToDay({ name, arguments: values }: ExpectedCall, asOf?: string): Record<string, unknown> {
  if (asOf === undefined || name === 'search_indicators') return values;
  if (name !== 'compute') return { ...values, vintage: asOf };
  return { ...values, series: (values['series'] as object[]).map((one) => ({ ...one, vintage: asOf })) };
}

function isSameCall(expected: ExpectedCall, name: string, { arguments: actual }: { arguments: object }): boolean {
  return expected.name === name && haveSameArguments(expected.arguments, { ...actual });
}

function haveSameArguments(expected: Record<string, unknown>, actual: Record<string, unknown>): boolean {
  const isSame = importantArguments.every((name) => normalize(expected[name]) === normalize(actual[name]));
  const hasCountry =
    expected['country'] === undefined || normalize(expected['country']) === normalize(actual['country']);
  return (
    isSame &&
    hasCountry &&
    toMonth(expected['period']) === toMonth(actual['period']) &&
    haveSameOperands(expected, actual)
  );
}

function haveSameOperands({ series: expected }: Record<string, unknown>, { series: actual }: Record<string, unknown>) {
  if (!Array.isArray(expected)) return true;
  return (
    Array.isArray(actual) &&
    expected.length === actual.length &&
    expected.every((one, index) => haveSameArguments(one, actual[index] ?? {}))
  );
}

/** Models send one value for a list, and lists in any order. `lin` is the default of units. */
function normalize(value: unknown): string {
  return value === undefined || value === 'lin' ? '' : [value].flat().map(String).sort().join();
}

/** The first month of a period, such as 2022-07 of 2022-Q3. */
function toMonth(period: unknown): string {
  const quarter = /^(\d{4})-?Q([1-4])$/.exec(String(period));
  if (quarter === null) return String(period).slice(0, 7);
  return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, '0')}`;
}

function listValueProblems({ values: expected }: Question, { values, status }: ChatAnswer): string[] {
  if (expected.length === 0) {
    return values.map(({ text, name }) => `Cites ${text} (${name}), although no value answers the question.`);
  }
  const missing = expected.filter((one) => !values.some((value) => isSameValue(one, value)));
  return [
    ...(status === 'answered' ? [] : [`The answer is '${status}'.`]),
    ...missing.map((one) => `Does not cite ${JSON.stringify(one)}.`),
  ];
}

/** Published numbers are compared exactly. */
function isSameValue({ value: number, ...about }: ExpectedValue, value: Schemas['ChatValue']): boolean {
  const difference = Math.abs(number - value.value);
  const isPublished = value.trust !== 'computed' && value.trust !== 'forecast';
  const isSameNumber = isPublished ? difference === 0 : difference <= maxRelativeError * Math.abs(number);
  return isSameNumber && Object.entries(about).every(([name, one]) => value[name as keyof typeof value] === one);
}

function listDayProblems({ days = [] }: Question, { text }: ChatAnswer): string[] {
  const missing = days.filter((day) => !listSpellings(day).some((spelling) => text.includes(spelling)));
  return missing.map((day) => `Does not name ${day}.`);
}

function listSpellings(day: string): string[] {
  const date = new Date(day);
  const month = date.toLocaleDateString('en', { month: 'long', timeZone: 'UTC' });
  const number = date.getUTCDate();
  return [day, `${number} ${month}`, `${month} ${number}`];
}
