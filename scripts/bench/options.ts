import { parseArgs } from 'node:util';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { caseNames, firstCaseNames } from './cases.js';

/** The parts to measure, and for how long. */
export interface Options {
  rounds: number;
  seconds: number;
  parts: ReadonlySet<string>;
  /** Folder of the large databases. */
  folder: string;
  /** Duration of the mixed load. */
  minutes: number;
}

const otherParts = [
  'start',
  'statistics',
  'searches',
  'reads',
  'decisions',
  'labs',
  'fairness',
  'refresh',
  'import',
  'alerts',
  'uploads',
];
/** Parts that take long, and are measured only if they are named. */
export const namedParts = ['databases', 'scale', 'mixed', 'nodes'];
/** A part that stands for several. */
const groups: Record<string, string[]> = { first: firstCaseNames };
const defaultParts = [...caseNames, ...otherParts];

const usage = `Usage: npm run bench -- [options]

  --rounds <number>      rounds of each measurement (default: 5)
  --seconds <number>     seconds of load per round (default: 1)
  --minutes <number>     minutes of mixed load (default: 10)
  --folder <path>        folder of the large databases, which are built once (default: var/bench)
  --only <part>,…        parts to measure (default: all of these): ${defaultParts.join(', ')};
                         first for all cases of first reads;
                         scale for requests to the large databases; mixed for mixed load with imports;
                         databases only builds the large databases;
                         nodes for one, two and four nodes on PostgreSQL`;

/** An invalid command line. The message includes the usage. */
export class UsageError extends Error {
  constructor(problem: string) {
    super(`${problem}\n\n${usage}`);
  }
}

export function readOptions(): Options {
  const { rounds, seconds, only, folder, minutes } = readArguments();
  const parts = only === undefined ? defaultParts : only.split(',').flatMap((part) => groups[part] ?? part);
  const unknown = parts.find((part) => ![...defaultParts, ...namedParts].includes(part));
  if (unknown !== undefined) throw new UsageError(`Unknown part '${unknown}'.`);
  return {
    rounds: parsePositive('rounds', rounds),
    seconds: parsePositive('seconds', seconds),
    parts: new Set(parts),
    folder,
    minutes: parsePositive('minutes', minutes),
  };
}

function readArguments() {
  try {
    const options = {
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '1' },
      only: { type: 'string' },
      minutes: { type: 'string', default: '10' },
      folder: { type: 'string', default: resolveProjectPath('var', 'bench') },
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
