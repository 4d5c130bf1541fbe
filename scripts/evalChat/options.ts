import { parseArgs } from 'node:util';
import { type NamedQuestion, readQuestions } from '../../tests/chat/questions/readQuestions.js';
import { EvaluationError } from './evaluationError.js';

export interface Options {
  baseUrl: string;
  key: string;
  questions: NamedQuestion[];
}

const usage = `Usage: npm run eval:chat -- --key <API key> [options]

  --base-url <url>   the server (default: http://127.0.0.1:3000)
  --key <key>        API key of an account that may ask enough questions per day
  --kind <kind>,…    kinds of questions (default: all)
  --limit <number>   questions of each kind (default: all)`;

/** Reads the command line. Throws an EvaluationError with the usage if it is wrong. */
export function readOptions(args: string[]): Options {
  const { 'base-url': baseUrl, key, kind, limit } = readArguments(args);
  if (key === undefined) throw misuse('--key is required.');
  if (!URL.canParse(baseUrl)) throw misuse(`--base-url must be a URL, and is '${baseUrl}'.`);
  const maxPerKind = limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  if (!(maxPerKind >= 1)) throw misuse('--limit must be a number greater than 0.');
  return { baseUrl: baseUrl.replace(/\/$/, ''), key, questions: selectQuestions(kind?.split(','), maxPerKind) };
}

function readArguments(args: string[]) {
  try {
    const options = {
      'base-url': { type: 'string', default: 'http://127.0.0.1:3000' },
      key: { type: 'string' },
      kind: { type: 'string' },
      limit: { type: 'string' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (failure) {
    throw misuse(failure instanceof Error ? failure.message : String(failure));
  }
}

function selectQuestions(kinds: string[] | undefined, maxPerKind: number): NamedQuestion[] {
  const all = [...readQuestions('core'), ...readQuestions('world')];
  const known = [...new Set(all.map(({ kind }) => kind))];
  const unknown = kinds?.find((kind) => !known.includes(kind));
  if (unknown !== undefined) throw misuse(`Unknown kind '${unknown}'. Use one of: ${known.join(', ')}.`);
  const selected = kinds ?? known;
  return selected.flatMap((kind) => all.filter((one) => one.kind === kind).slice(0, maxPerKind));
}

function misuse(problem: string): EvaluationError {
  return new EvaluationError(`${problem}\n\n${usage}`);
}
