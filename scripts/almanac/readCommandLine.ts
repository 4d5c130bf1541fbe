import { parseArgs } from 'node:util';
import { UsageError } from './arguments.js';
import type { Action } from './command.js';
import { commands } from './commands.js';

/** What a command line asks for. Throws a UsageError. */
export function readCommandLine(words: string[]): { action: Action; asJson: boolean } {
  const name = Object.keys(commands).find((one) => `${words.join(' ')} `.startsWith(`${one} `)) ?? '';
  const command = commands[name];
  if (command === undefined) throw new UsageError(`The commands are ${Object.keys(commands).join(', ')}.`);
  const args = words.slice(name.split(' ').length);
  try {
    const options = { ...command.options, json: { type: 'boolean' } as const };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: command.takesWords ?? false });
    return {
      action: command.read(values as Record<string, string | boolean>, positionals),
      asJson: values.json === true,
    };
  } catch (failure) {
    throw new UsageError((failure as Error).message);
  }
}
