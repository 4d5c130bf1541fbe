import { describeScheduledJobs } from '../../server/scheduled/describeScheduledJobs.js';
import { scheduledJobs } from '../../server/scheduled/index.js';
import { toJobRunRecord } from '../../server/scheduled/toJobRunRecord.js';
import type { Command } from './command.js';
import { createUnknownNameError, UsageError } from './usageError.js';

const names = Object.keys(scheduledJobs);

/** The commands on jobs, by name. */
export const jobCommands: Record<string, Command> = {
  jobs: {
    usage: 'jobs',
    summary: 'Lists the jobs: when each is due (UTC), when next, when it last ran and how that went.',
    options: {},
    read: () => async (context) => {
      const data = await describeScheduledJobs(context);
      const lines = data.map(({ name, schedule, nextRunAt, runs: [last] }) => {
        const lastRun = last === undefined ? ['never run'] : [last.startedAt, last.error ?? last.state];
        return [name, schedule ?? 'when asked', nextRunAt ?? 'not planned', ...lastRun].join('\t');
      });
      return { text: lines.join('\n'), data };
    },
  },
  job: {
    usage: `job ${names.join('|')}`,
    summary: 'Runs a job now, and says in numbers what it did; fails while it is running already, on whatever node.',
    options: {},
    takesPositionals: true,
    read(_, [name = '', ...rest]) {
      if (name !== '' && !names.includes(name)) throw createUnknownNameError('There is no job', name, names);
      if (name === '' || rest.length > 0) throw new UsageError(`Name one job: ${names.join(', ')}.`);
      return async (context, onProgress) => {
        const run = await context.scheduledJobs.run(name, onProgress);
        if (run === undefined) throw new Error(`The job '${name}' is already running.`);
        if (run.state === 'failed') throw new Error(`The job '${name}' failed: ${run.error}`);
        const counts = Object.entries(run.counts ?? {}).map(([what, number]) => `${what}\t${number}`);
        return { text: counts.join('\n'), data: toJobRunRecord(run) };
      };
    },
  },
};
