import type { ParseArgsConfig } from 'node:util';
import type { AppContext } from '../../server/appContext.js';
import type { ReportProgress } from '../../server/scheduled/scheduledJob.js';
import type { OptionValues } from './arguments.js';

/** What a command has to say. */
export interface CommandOutput {
  /** For a reader. */
  text: string;
  /** The same for a program (`--json`). */
  data: unknown;
  /** Whether it did not do all that it was asked for. */
  failed?: boolean;
}

/** What a command does; `reached` is told how far it is. */
export type Action = (context: AppContext, onProgress: ReportProgress) => Promise<CommandOutput>;

export interface Command {
  /** Its name, as in the table of commands, with what follows it. */
  usage: string;
  summary: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Whether it takes words that are no options. */
  takesPositionals?: boolean;
  /** Reads the command line, before anything is opened. Throws a UsageError. */
  read(values: OptionValues, positionals: string[]): Action;
}
