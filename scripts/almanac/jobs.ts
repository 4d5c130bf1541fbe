import type { ResponseBody } from '../../server/operationInput.js';
import { describeScheduledJobs } from '../../server/scheduled/describeScheduledJobs.js';
import { scheduledJobs } from '../../server/scheduled/index.js';
import { toJobRunRecord } from '../../server/scheduled/toJobRunRecord.js';
import type { Command } from './command.js';
import { formatInstant, getTerminalWidth } from './formatOutput.js';
import { program } from './program.js';
import { type Column, formatTable, type Table } from './table.js';
import { createUnknownNameError, UsageError } from './usageError.js';

const names = Object.keys(scheduledJobs);
/** The settings without which a server does not have a job. */
const neededSettings: Record<string, string> = { 'back-up': 'BACKUP_TARGET', 'reconcile-billing': 'BILLING=stripe' };

const columns: Column[] = [
  ...['JOB', 'SCHEDULE (UTC)', 'NEXT RUN', 'LAST RUN', 'RESULT'].map((title) => ({ title, isWhole: true })),
  { title: 'REASON' },
];

/** The job commands by name. */
export const jobCommands: Record<string, Command> = {
  jobs: {
    summary: 'Lists the scheduled jobs, when each is due and how its last run ended.',
    options: {},
    example: 'jobs',
    read: () => async (context) => {
      const data = await describeScheduledJobs(context);
      const rows = data.map(({ name, schedule, nextRunAt, runs: [last] }) => {
        const lastRun =
          last === undefined ? ['never', '', ''] : [formatInstant(last.startedAt), last.state, last.error ?? ''];
        const nextRun = nextRunAt === null ? 'not scheduled' : formatInstant(nextRunAt);
        return [name, schedule ?? 'on request', nextRun, ...lastRun];
      });
      return { table: { columns, rows }, text: formatJobs(rows, data), data };
    },
  },
  job: {
    summary: `Runs a job now and prints its counts, and the files that it wrote. Fails if the job is already running in another process. Jobs: ${names.join(', ')}.`,
    parameters: '<job>',
    options: {},
    example: 'job refresh-catalogue',
    read(_, [name = '', ...rest]) {
      if (name !== '' && !names.includes(name)) throw createUnknownNameError('Unknown job', name, names);
      if (name === '' || rest.length > 0)
        throw new UsageError(`Exactly one job is required. Available: ${names.join(', ')}.`);
      return async (context, onProgress) => {
        if (!context.scheduledJobs.has(name)) throw new Error(`The job '${name}' needs ${neededSettings[name]}.`);
        const files: string[] = [];
        const run = await context.scheduledJobs.run(name, onProgress, (place) => files.push(place));
        if (run === undefined)
          throw new Error(`The job '${name}' is already running. Wait until it ends: ${program} jobs`);
        if (run.state === 'failed') throw new Error(`The job '${name}' failed:\n${formatReasons(run.error)}`);
        const rows = Object.entries(run.counts ?? {}).map(([name, count]) => [name, String(count)]);
        const table = { columns: [{ title: 'COUNT' }, { title: 'NUMBER', isNumber: true }], rows };
        const data = { ...toJobRunRecord(run), ...(files.length > 0 && { files }) };
        return { table, text: formatRun(table, files), data };
      };
    },
  },
};

/** The counts of a run, then the files that it wrote. */
function formatRun(table: Table, files: string[]): string {
  const counts = formatTable(table, getTerminalWidth());
  return files.length === 0 ? counts : `${counts}\n\nWrote ${files.join(', ')}.`;
}

/** A table without the reasons of failures, which would be cut, then the reasons of each job that failed, one in each line. */
function formatJobs(rows: string[][], jobs: ResponseBody<'admin.jobs'>['jobs']): string {
  const table = formatTable({ columns, rows: rows.map((row) => [...row.slice(0, -1), '']) }, getTerminalWidth());
  const failures = jobs.flatMap(({ name, runs: [last] }) =>
    last?.state === 'failed' ? [`Why the last run of ${name} failed:\n${formatReasons(last.error)}`] : [],
  );
  return [table, ...failures].join('\n\n');
}

function formatReasons(error: string | null): string {
  return (error ?? 'no reason given')
    .split('\n')
    .map((reason) => `- ${reason}`)
    .join('\n');
}
