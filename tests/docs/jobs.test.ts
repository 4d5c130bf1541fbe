import { scheduledJobs } from '../../server/scheduled/index.js';
import { readPage, readTable } from './markdown.js';

it('docs/self-hosting.md lists exactly the scheduled jobs, with their schedules', () => {
  const rows = readTable(readPage('docs/self-hosting.md'), '## Jobs').map(([name, schedule]) => [name, schedule]);
  expect(rows).toEqual(Object.entries(scheduledJobs).map(([name, { schedule }]) => [name, schedule]));
});
