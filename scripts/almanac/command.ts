import type { ParseArgsConfig } from 'node:util';
import type { AppContext } from '../../server/appContext.js';
import type { Config } from '../../server/config.js';
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

/** Runs a command that reads only the settings, so that it works without a database. */
export type SettingsAction = (config: Config) => Promise<CommandOutput>;

/** A command. `read` parses the command line before any resource is opened, and throws a UsageError. */
export type Command = CommandForm & (DatabaseWork | SettingsWork);

interface CommandForm {
  /** The name with its arguments and options. */
  usage: string;
  summary: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Whether it accepts positional arguments. */
  takesPositionals?: boolean;
}

interface DatabaseWork {
  needsDatabase?: true;
  read(values: OptionValues, positionals: string[]): Action;
}

interface SettingsWork {
  needsDatabase: false;
  read(values: OptionValues, positionals: string[]): SettingsAction;
}

/** What a command line asks for. */
export type CommandLine = { asJson: boolean } & (
  | { needsDatabase: true; action: Action }
  | { needsDatabase: false; action: SettingsAction }
);
