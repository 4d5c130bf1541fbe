import { parseArgs } from 'node:util';
import type { Command, CommandLine } from './command.js';
import { commands } from './commands.js';
import { commonOptions, formatCommandHelp, formatCommandList } from './help.js';
import { createUnknownNameError, UsageError } from './usageError.js';

const names = Object.keys(commands);

/** Parses a command line. Throws a UsageError, which names the command if it is known. */
export function readCommandLine(argv: string[]): CommandLine {
  const name = names.find((commandName) => `${argv.join(' ')} `.startsWith(`${commandName} `)) ?? '';
  const command = commands[name];
  const wantsHelp = argv.includes('--help') || argv.includes('-h');
  if (command === undefined) {
    if (wantsHelp) return { help: formatCommandList(listCommands(argv)) };
    throw createUnknownCommandError(argv);
  }
  if (wantsHelp) return { help: formatCommandHelp(name, command) };
  try {
    return readCommand(name, command, argv.slice(name.split(' ').length));
  } catch (failure) {
    if (failure instanceof UsageError) failure.command = name;
    throw failure;
  }
}

function readCommand(name: string, command: Command, args: string[]): CommandLine {
  const options = { ...command.options, ...commonOptions };
  assertKnownArguments(args, name, { ...command, options });
  const { values, positionals } = withUsageErrors(() => parseArgs({ args, options, allowPositionals: true }));
  if (values.json && values.tsv) throw new UsageError('Use either --json or --tsv.');
  const format = values.json ? 'json' : values.tsv ? 'tsv' : 'text';
  const optionValues = values as Record<string, string | boolean>;
  return command.needsDatabase === false
    ? { format, needsDatabase: false, action: command.read(optionValues, positionals) }
    : { format, needsDatabase: true, action: command.read(optionValues, positionals) };
}

/** Lists the commands of a group, or all without one. */
function listCommands([first = '']: string[]): [string, Command][] {
  if (first === '' || first.startsWith('-')) return Object.entries(commands);
  const group = Object.entries(commands).filter(([name]) => name.startsWith(`${first} `));
  if (group.length === 0) throw createUnknownCommandError([first]);
  return group;
}

function createUnknownCommandError([first = '', second = '']: string[]): UsageError {
  if (first === '' || first.startsWith('-'))
    return new UsageError(`A command is required. Commands: ${names.join(', ')}.`);
  const group = names.filter((name) => name.startsWith(`${first} `));
  const listTitle = 'Commands';
  const query = second === '' || second.startsWith('-') ? first : `${first} ${second}`;
  if (group.length === 0) return createUnknownNameError('Unknown command', first, names, { query, listTitle });
  if (query !== first) return createUnknownNameError('Unknown command', query, group, { listTitle });
  return createMissingSubcommandError(first, group);
}

/** The error for a group of commands without a subcommand. It lists them, and names the help of the group. */
function createMissingSubcommandError(group: string, members: string[]): UsageError {
  const subcommands = members.map((name) => name.slice(group.length + 1));
  const error = new UsageError(`'${group}' needs a subcommand: ${subcommands.join(', ')}.`);
  error.command = group;
  return error;
}

/** Rejects unknown options and unexpected arguments with suggestions, which parseArgs does not give. */
function assertKnownArguments(
  args: string[],
  name: string,
  { options, parameters }: Pick<Command, 'options' | 'parameters'>,
) {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      const known = Object.keys(options).map((option) => `--${option}`);
      throw createUnknownNameError(`Unknown '${name}' option`, token.rawName, known);
    }
    if (token.kind === 'positional' && parameters === undefined) {
      throw new UsageError(`Unexpected argument '${token.value}': '${name}' accepts only options.`);
    }
  }
}

/** Turns the errors of parseArgs into usage errors. Keeps only the first line of a message. */
function withUsageErrors<Parsed>(read: () => Parsed): Parsed {
  try {
    return read();
  } catch (failure) {
    const [line = ''] = (failure as Error).message.split('\n');
    throw new UsageError(line.endsWith('.') ? line : `${line}.`);
  }
}
