import { parseArgs } from 'node:util';
import { caseNames } from './cases.js';

/** What a run measures, and for how long. */
export interface Options {
  rounds: number;
  seconds: number;
  parts: ReadonlySet<string>;
}

const otherParts = ['statistics', 'searches', 'download', 'decisions', 'labs', 'refresh', 'import'];
const allParts = [...caseNames, ...otherParts];

const usage = `Usage: npm run bench -- [--rounds 5] [--seconds 1] [--only <part>,<part>…]

Parts: ${allParts.join(', ')}.`;

/** A wrong command line; the message says what is wrong and how it is used. */
export class UsageError extends Error {
  constructor(problem: string) {
    super(`${problem}\n\n${usage}`);
  }
}

export function readOptions(): Options {
  const { rounds, seconds, only } = readArguments();
  const parts = only === undefined ? allParts : only.split(',');
  const unknown = parts.find((part) => !allParts.includes(part));
  if (unknown !== undefined) throw new UsageError(`There is no part '${unknown}'.`);
  return { rounds: parsePositive('rounds', rounds), seconds: parsePositive('seconds', seconds), parts: new Set(parts) };
}

function readArguments() {
  try {
    const options = {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1' },
      only: { type: 'string' },
    } as const;
    return parseArgs({ options }).values;
  } catch (failure) {
    throw new UsageError((failure as Error).message);
  }
}

function parsePositive(name: string, text: string): number {
  const number = Number(text);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new UsageError(`--${name} must be a number above 0.`);
}
