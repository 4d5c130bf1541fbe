import pino from 'pino';
import { openBilling } from '../server/billing/billing.js';
import { type Config, readConfig } from '../server/config.js';
import { createLog } from '../server/log.js';
import { createMailer } from '../server/mail/mailer.js';
import { openAppContext } from '../server/openAppContext.js';
import { createProgressBar } from '../server/setup/createProgressBar.js';
import type { Action, CommandOutput } from './almanac/command.js';
import { formatOutput } from './almanac/formatOutput.js';
import { program } from './almanac/program.js';
import { readCommandLine } from './almanac/readCommandLine.js';
import { UsageError } from './almanac/usageError.js';
import { openExistingDatabase } from './openExistingDatabase.js';

const stderrFd = 2;
const exitCodes = { failed: 1, misused: 2 };

async function main(args: string[]): Promise<void> {
  const line = readCommandLine(args);
  if ('help' in line) return console.log(line.help);
  const config = readConfig();
  const output = line.needsDatabase ? await runOnDatabase(line.action, config) : await line.action(config);
  console.log(formatOutput(output, line.format));
  for (const error of output.errors ?? []) console.error(toOneLine(error));
  if (output.failed) process.exitCode = exitCodes.failed;
  // A service that does not respond would keep the process running.
  if (!line.needsDatabase) process.exit();
}

async function runOnDatabase(action: Action, config: Config): Promise<CommandOutput> {
  const db = await openExistingDatabase(config.DATABASE_URL);
  const log = createLog({ ...config, LOG_LEVEL: 'warn' }, pino.destination(stderrFd));
  // Without a mail server, mails would hide the result of the command.
  const mailer = createMailer(config, log, () => undefined);
  const billing = await openBilling(config, log);
  const context = openAppContext({ db, config, mailer, billing, now: () => new Date() });
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
  if (failure instanceof UsageError) {
    console.error(
      `${toOneLine(message)} For usage, run: ${[program, failure.command, '--help'].filter(Boolean).join(' ')}`,
    );
    process.exitCode = exitCodes.misused;
  } else {
    // Each line is one error, such as one invalid setting.
    console.error(message);
    process.exitCode = exitCodes.failed;
  }
}

function toOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
