import type { ParseArgsConfig } from 'node:util';
import type { AppContext } from '../../server/appContext.js';
import type { ReportProgress } from '../../server/scheduled/scheduledJob.js';
import type { OptionValues } from './arguments.js';

/** The result of a command. */
export interface CommandOutput {
  /** For people. */
  text: string;
  /** The same result for programs (`--json`). */
  data: unknown;
  /** Whether part of the work failed. */
  failed?: boolean;
}

/** Runs a command and reports its progress. */
export type Action = (context: AppContext, onProgress: ReportProgress) => Promise<CommandOutput>;

export interface Command {
  /** The name with its arguments and options. */
  usage: string;
  summary: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Whether it accepts positional arguments. */
  takesPositionals?: boolean;
  /** Parses the command line before any resource is opened. Throws a UsageError. */
  read(values: OptionValues, positionals: string[]): Action;
}
