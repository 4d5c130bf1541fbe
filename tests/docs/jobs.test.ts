import { scheduledJobs } from '../../server/scheduled/index.js';
import { readPage, readTable } from './markdown.js';

it('docs/self-hosting.md has every job with when it is due, and no other', () => {
  const rows = readTable(readPage('docs/self-hosting.md'), '## Jobs').map(([name, schedule]) => [name, schedule]);
  expect(rows).toEqual(Object.entries(scheduledJobs).map(([name, { schedule }]) => [name, schedule]));
});
