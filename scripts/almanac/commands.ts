import { accountCommands } from './accounts.js';
import type { Command } from './command.js';
import { importCommands } from './import.js';
import { jobCommands } from './jobs.js';
import { providerCommands } from './providers.js';

/** Every command, by its name of one word or two. */
export const commands: Record<string, Command> = {
  ...accountCommands,
  ...jobCommands,
  ...importCommands,
  ...providerCommands,
};
