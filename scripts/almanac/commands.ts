import { accountCommands } from './accounts.js';
import { backupCommands } from './backup.js';
import { billingCommands } from './billing.js';
import type { Command } from './command.js';
import { doctorCommand } from './doctor.js';
import { importCommands } from './import.js';
import { jobCommands } from './jobs.js';
import { libraryCommands } from './library.js';
import { migrateCommand } from './migrate.js';
import { providerCommands } from './providers.js';
import { quarantineCommands } from './quarantine.js';
import { readyCommand } from './ready.js';

/** All commands by name (one or two words). */
export const commands: Record<string, Command> = {
  ...accountCommands,
  ...billingCommands,
  ...jobCommands,
  ...importCommands,
  ...libraryCommands,
  ...providerCommands,
  ...quarantineCommands,
  ...doctorCommand,
  ...migrateCommand,
  ...readyCommand,
  ...backupCommands,
};
