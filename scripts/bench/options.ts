import { parseArgs } from 'node:util';
import { caseNames } from './cases.js';

/** The parts to measure, and for how long. */
export interface Options {
  rounds: number;
  seconds: number;
  parts: ReadonlySet<string>;
}

const otherParts = ['statistics', 'searches', 'reads', 'decisions', 'labs', 'fairness', 'refresh', 'import'];
const allParts = [...caseNames, ...otherParts];

const usage = `Usage: npm run bench -- [options]

  --rounds <number>      rounds of each measurement (default: 5)
  --seconds <number>     seconds of load per round (default: 1)
  --only <part>,…        parts to measure (default: all): ${allParts.join(', ')}`;

/** An invalid command line. The message includes the usage. */
export class UsageError extends Error {
  constructor(problem: string) {
    super(`${problem}\n\n${usage}`);
  }
}

export function readOptions(): Options {
  const { rounds, seconds, only } = readArguments();
  const parts = only === undefined ? allParts : only.split(',');
  const unknown = parts.find((part) => !allParts.includes(part));
  if (unknown !== undefined) throw new UsageError(`Unknown part '${unknown}'.`);
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
  throw new UsageError(`--${name} must be a number greater than 0.`);
}
