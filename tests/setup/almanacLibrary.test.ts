import { ChildProcess, createDatabaseFolder } from './childProcess.js';

const database = createDatabaseFolder(true);
afterAll(() => database.remove());

async function run(...args: string[]) {
  const child = new ChildProcess('scripts/almanac.ts', ['library', 'status', ...args], { DATABASE_URL: database.url });
  return { code: await child.ended, out: child.stdout, err: child.stderr };
}

it('explains the marks, shows the last dates of the G20 in a table that fits 80 columns, then explains the columns', async () => {
  const { code, out, err } = await run();
  expect([code, err]).toEqual([0, '']);
  const [legend, table = ''] = out.split('\n\n');
  expect(legend).toMatch(/^The last date of each headline value\..*\n\* behind schedule .* - no value$/);
  expect(table.split('\n')[0]).toMatch(/^ {4}GDP {7}CPI {7}core/);
  expect(table).toMatch(/^US {2}2026-04/m);
  expect(out).toContain('us-unemployment-rate (fred)');
  expect(out).toMatch(/^Columns, with their indicators and providers:\nGDP +Real GDP/m);
  const blocks = out.split('\n\n').filter((block) => block.startsWith('    '));
  expect(blocks.flatMap((block) => block.split('\n')).filter((line) => line.length > 80)).toEqual([]);
});

it('lists the headlines of one country, and returns them as JSON', async () => {
  const { out } = await run('--country', 'us', '--tsv');
  expect(out).toMatch(
    /^US\tUnemployment rate\t2026-09-01\t\w+( \w+)?\tus-unemployment-rate\tfred\tU\.S\. Bureau of Labor/m,
  );
  const [first] = JSON.parse((await run('--country', 'USA,JP', '--json')).out);
  expect(first).toMatchObject({ country: 'US', headline: 'real-gdp-growth', indicator: 'real-gdp', provider: 'fred' });
});

it.each([
  [['--group', 'G8'], /^Unknown group 'G8'\./],
  [['--group', 'G7', '--country', 'US'], /^Use either --country or --group\./],
])('rejects %j', async (args, message) => {
  const { code, err } = await run(...args);
  expect([code, err]).toEqual([2, expect.stringMatching(message)]);
});
