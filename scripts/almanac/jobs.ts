import { describeScheduledJobs } from '../../server/scheduled/describeScheduledJobs.js';
import { scheduledJobs } from '../../server/scheduled/index.js';
import { toJobRunRecord } from '../../server/scheduled/toJobRunRecord.js';
import type { Command } from './command.js';
import { createUnknownNameError, UsageError } from './usageError.js';

const names = Object.keys(scheduledJobs);

/** The job commands by name. */
export const jobCommands: Record<string, Command> = {
  jobs: {
    usage: 'jobs',
    summary: 'Lists the jobs: schedule (UTC), next run, last run and its result.',
    options: {},
    read: () => async (context) => {
      const data = await describeScheduledJobs(context);
      const lines = data.map(({ name, schedule, nextRunAt, runs: [last] }) => {
        const lastRun = last === undefined ? ['never run'] : [last.startedAt, last.error ?? last.state];
        return [name, schedule ?? 'on request', nextRunAt ?? 'not scheduled', ...lastRun].join('\t');
      });
      return { text: lines.join('\n'), data };
    },
  },
  job: {
    usage: `job ${names.join('|')}`,
    summary: 'Runs a job now and prints its counts. Fails if the job is already running in another process.',
    options: {},
    takesPositionals: true,
    read(_, [name = '', ...rest]) {
      if (name !== '' && !names.includes(name)) throw createUnknownNameError('Unknown job', name, names);
      if (name === '' || rest.length > 0)
        throw new UsageError(`Exactly one job is required. Available: ${names.join(', ')}.`);
      return async (context, onProgress) => {
        const run = await context.scheduledJobs.run(name, onProgress);
        if (run === undefined) throw new Error(`The job '${name}' is already running.`);
        if (run.state === 'failed') throw new Error(`The job '${name}' failed: ${run.error}`);
        const counts = Object.entries(run.counts ?? {}).map(([name, count]) => `${name}\t${count}`);
        return { text: counts.join('\n'), data: toJobRunRecord(run) };
      };
    },
  },
};
