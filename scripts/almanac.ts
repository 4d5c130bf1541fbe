import pino from 'pino';
import { type Config, readConfig } from '../server/config.js';
import { createLog } from '../server/log.js';
import { createMailer } from '../server/mail/mailer.js';
import { openAppContext } from '../server/openAppContext.js';
import { createProgressBar } from '../server/setup/createProgressBar.js';
import type { Action, CommandOutput } from './almanac/command.js';
import { commands } from './almanac/commands.js';
import { readCommandLine } from './almanac/readCommandLine.js';
import { UsageError } from './almanac/usageError.js';
import { openExistingDatabase } from './openExistingDatabase.js';

const stderrFd = 2;
const exitCodes = { failed: 1, misused: 2 };

const list = Object.values(commands).map(({ usage, summary }) => `  ${usage}\n      ${summary}`);
const help = `Usage: npm run almanac -- <command>

${list.join('\n')}

--json prints the result of any command as JSON. Commands use the database of DATABASE_URL. A running server applies changes from its next request on.
Exit codes: 0 success, 1 failure, 2 invalid command line.`;

async function main(args: string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(help);
  const line = readCommandLine(args);
  const config = readConfig();
  const output = line.needsDatabase ? await runOnDatabase(line.action, config) : await line.action(config);
  const { text, data, failed = false } = output;
  console.log(line.asJson ? JSON.stringify(data, null, 2) : text);
  if (failed) process.exitCode = exitCodes.failed;
  // A service that does not respond would keep the process running.
  if (!line.needsDatabase) process.exit();
}

async function runOnDatabase(action: Action, config: Config): Promise<CommandOutput> {
  const db = await openExistingDatabase(config.DATABASE_URL);
  const log = createLog({ ...config, LOG_LEVEL: 'warn' }, pino.destination(stderrFd));
  const mailer = createMailer(config, log, log);
  const context = openAppContext({ db, config, mailer, now: () => new Date() });
  try {
    return await action(context, createProgressBar(process.stderr));
  } finally {
    await context.compute.close();
    await db.destroy();
  }
}

try {
  await main(process.argv.slice(2));
} catch (failure) {
  const { message } = failure as Error;
  const isUsageError = failure instanceof UsageError;
  console.error(isUsageError ? `${message} For usage, run: npm run almanac -- --help` : message);
  process.exitCode = isUsageError ? exitCodes.misused : exitCodes.failed;
}
