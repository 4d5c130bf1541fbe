import type { AppContext } from '../../server/appContext.js';
import type { Config } from '../../server/config.js';
import type { ReportProgress } from '../../server/scheduled/scheduledJob.js';
import type { OptionValues } from './arguments.js';
import type { Table } from './table.js';

/** The result of a command. */
export interface CommandOutput {
  /** For people; by default the table. */
  text?: string;
  table?: Table;
  /** The same result for programs (`--json`). */
  data: unknown;
  /** Whether part of the work failed. */
  failed?: boolean;
  /** What failed, in one line each, and what to do. */
  errors?: string[];
}

/** How a result is printed: for people, as tab-separated values or as JSON. */
export type OutputFormat = 'text' | 'tsv' | 'json';

/** Runs a command and reports its progress. */
export type Action = (context: AppContext, onProgress: ReportProgress) => Promise<CommandOutput>;

/** Runs a command that reads only the settings, so that it works without a database. */
export type SettingsAction = (config: Config) => Promise<CommandOutput>;

/** A command. `read` parses the command line before any resource is opened, and throws a UsageError. */
export type Command = CommandForm & (DatabaseWork | SettingsWork);

/** An option of a command, in the form of `parseArgs`. */
export interface CommandOption {
  type: 'string' | 'boolean';
  short?: string;
  default?: string;
  /** Name of the value in the help; options without a value have none. */
  value?: string;
  isRequired?: boolean;
  help: string;
}

interface CommandForm {
  summary: string;
  options: Record<string, CommandOption>;
  /** The positional arguments as in the help; without them, the command accepts only options. */
  parameters?: string;
  /** An example without the name of the program. */
  example: string;
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
export type CommandLine =
  | { help: string }
  | ({ format: OutputFormat } & (
      | { needsDatabase: true; action: Action }
      | { needsDatabase: false; action: SettingsAction }
    ));
