import { accountCommands } from './accounts.js';
import { billingCommands } from './billing.js';
import type { Command } from './command.js';
import { doctorCommand } from './doctor.js';
import { importCommands } from './import.js';
import { jobCommands } from './jobs.js';
import { libraryCommands } from './library.js';
import { providerCommands } from './providers.js';

/** All commands by name (one or two words). */
export const commands: Record<string, Command> = {
  ...accountCommands,
  ...billingCommands,
  ...jobCommands,
  ...importCommands,
  ...libraryCommands,
  ...providerCommands,
  ...doctorCommand,
};
