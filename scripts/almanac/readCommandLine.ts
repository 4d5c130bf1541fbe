import { parseArgs } from 'node:util';
import type { Command, CommandLine } from './command.js';
import { commands } from './commands.js';
import { createUnknownNameError, UsageError } from './usageError.js';

const names = Object.keys(commands);

/** Parses a command line. Throws a UsageError. */
export function readCommandLine(argv: string[]): CommandLine {
  const name = names.find((commandName) => `${argv.join(' ')} `.startsWith(`${commandName} `)) ?? '';
  const command = commands[name];
  if (command === undefined) throw createUnknownCommandError(argv);
  const args = argv.slice(name.split(' ').length);
  const options = { ...command.options, json: { type: 'boolean' } as const };
  assertKnownArguments(args, name, { ...command, options });
  const { values, positionals } = withUsageErrors(() => parseArgs({ args, options, allowPositionals: true }));
  const asJson = values.json === true;
  const optionValues = values as Record<string, string | boolean>;
  return command.needsDatabase === false
    ? { asJson, needsDatabase: false, action: command.read(optionValues, positionals) }
    : { asJson, needsDatabase: true, action: command.read(optionValues, positionals) };
}

function createUnknownCommandError([first = '', second = '']: string[]): UsageError {
  if (first === '' || first.startsWith('-'))
    return new UsageError(`A command is required. Available: ${names.join(', ')}.`);
  const isWord = second !== '' && !second.startsWith('-');
  const group = names.filter((name) => name.startsWith(`${first} `)).map((name) => name.slice(first.length + 1));
  if (group.length === 0) {
    return createUnknownNameError('Unknown command', first, names, isWord ? `${first} ${second}` : first);
  }
  if (isWord) return createUnknownNameError(`Unknown ${first} command`, second, group);
  return new UsageError(`Name an ${first} command. Available: ${group.join(', ')}.`);
}

/** Rejects unknown options and unexpected arguments with suggestions, which parseArgs does not give. */
function assertKnownArguments(
  args: string[],
  name: string,
  { options, takesPositionals }: Pick<Command, 'options' | 'takesPositionals'>,
) {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      const known = Object.keys(options).map((option) => `--${option}`);
      throw createUnknownNameError(`Unknown '${name}' option`, token.rawName, known);
    }
    if (token.kind === 'positional' && takesPositionals !== true) {
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
