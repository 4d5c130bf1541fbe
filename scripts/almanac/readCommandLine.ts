import { parseArgs } from 'node:util';
import type { Action, Command } from './command.js';
import { commands } from './commands.js';
import { UsageError, unknownWord } from './usageError.js';

const names = Object.keys(commands);

/** What a command line asks for. Throws a UsageError. */
export function readCommandLine(words: string[]): { action: Action; asJson: boolean } {
  const name = names.find((one) => `${words.join(' ')} `.startsWith(`${one} `)) ?? '';
  const command = commands[name];
  if (command === undefined) throw unknownCommand(words);
  const args = words.slice(name.split(' ').length);
  const options = { ...command.options, json: { type: 'boolean' } as const };
  refuseUnknown(args, name, { ...command, options });
  const { values, positionals } = parse(() => parseArgs({ args, options, allowPositionals: true }));
  return {
    action: command.read(values as Record<string, string | boolean>, positionals),
    asJson: values.json === true,
  };
}

function unknownCommand([first = '', second = '']: string[]): UsageError {
  if (first === '' || first.startsWith('-')) return new UsageError(`Begin with a command: ${names.join(', ')}.`);
  const isWord = second !== '' && !second.startsWith('-');
  const group = names.filter((name) => name.startsWith(`${first} `)).map((name) => name.slice(first.length + 1));
  if (group.length === 0) {
    return unknownWord('There is no command', first, names, isWord ? `${first} ${second}` : first);
  }
  if (isWord) return unknownWord(`${first} has no command`, second, group);
  return new UsageError(`Name a command of ${first}: ${group.join(', ')}.`);
}

/** Names what a command does not know before its options are read, in our own words. */
function refuseUnknown(args: string[], name: string, { options, takesWords }: Pick<Command, 'options' | 'takesWords'>) {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      const known = Object.keys(options).map((option) => `--${option}`);
      throw unknownWord(`${name} has no option`, token.rawName, known);
    }
    if (token.kind === 'positional' && takesWords !== true) {
      throw new UsageError(`${name} takes options alone, not '${token.value}'.`);
    }
  }
}

/** Node tells of values that are missing or not wanted, sometimes in several lines. */
function parse<Parsed>(read: () => Parsed): Parsed {
  try {
    return read();
  } catch (failure) {
    const [line = ''] = (failure as Error).message.split('\n');
    throw new UsageError(line.endsWith('.') ? line : `${line}.`);
  }
}
