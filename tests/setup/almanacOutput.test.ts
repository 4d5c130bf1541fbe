import fc from 'fast-check';
import { commands } from '../../scripts/almanac/commands.js';
import { readCommandLine } from '../../scripts/almanac/readCommandLine.js';
import { formatTable, formatTsv, toColumns } from '../../scripts/almanac/table.js';
import { ChildProcess, createDatabaseFolder } from './childProcess.js';

const database = createDatabaseFolder(true);
afterAll(() => database.remove());

async function run(...args: string[]) {
  const child = new ChildProcess('scripts/almanac.ts', args, { DATABASE_URL: database.url });
  return { code: await child.ended, out: child.stdout, err: child.stderr };
}

function isTooLong(line: string): boolean {
  return line.length > 80;
}

it.each(Object.entries(commands))(
  '%s --help shows the usage, every option, an example and the exit codes',
  (name, command) => {
    const line = readCommandLine([...name.split(' '), '--help']);
    const help = 'help' in line ? line.help : '';
    expect(help).toMatch(new RegExp(`^Usage: npm run almanac -- ${name}.* \\[options\\]\n`));
    for (const option of [...Object.keys(command.options), 'json', 'tsv', 'help']) {
      expect(help).toMatch(new RegExp(`^ {2}--${option}( <.*?>)? {2,}\\w`, 'm'));
    }
    expect(help).toContain('Exit codes: 0 success, 1 failure, 2 invalid command line.');
    expect(help.split('\n').filter((one) => isTooLong(one) && !one.includes('npm run almanac'))).toEqual([]);
  },
);

it.each(Object.entries(commands))('the example of %s is a valid command line', (name, { example }) => {
  expect(example.startsWith(name)).toBe(true);
  expect(readCommandLine(example.split(' '))).toHaveProperty('action');
});

it('--help lists all commands, and those of a group after its name', async () => {
  const { code, out, err } = await run('--help');
  expect([code, err]).toEqual([0, '']);
  for (const name of Object.keys(commands)) expect(out).toMatch(new RegExp(`^ {2}${name} +\\w`, 'm'));
  const { out: group } = await run('accounts', '--help');
  expect(group).toMatch(/^ {2}accounts new-key +\w/m);
  expect(group).not.toMatch(/^ {2}import /m);
  expect(await run('acounts', '--help')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean accounts'),
  });
});

it('fits tables to 80 columns without a terminal, and prints all cells in full with --tsv', async () => {
  const { out } = await run('providers');
  expect(out).toMatch(/^PROVIDER +TITLE +STATUS +CALLS LEFT +LIMIT +EXAMPLE ID\n/);
  expect(out.split('\n').filter(isTooLong)).toEqual([]);
  expect(out).toContain('…');
  const { out: tsv } = await run('providers', '--tsv');
  expect(tsv).toContain('OECD.SDD.STES,DSD_STES@DF_CLI,4.1/USA.M.LI.IX._Z.AA.IX._Z.H');
  expect(
    new Set(
      tsv
        .slice(0, -1)
        .split('\n')
        .map((line) => line.split('\t').length),
    ),
  ).toEqual(new Set([7]));
});

it('rejects --json with --tsv in one line that names the help of the command', async () => {
  expect(await run('jobs', '--json', '--tsv')).toEqual({
    code: 2,
    out: '',
    err: 'Use either --json or --tsv. For usage, run: npm run almanac -- jobs --help\n',
  });
});

it('reports what failed in one line each on standard error, and exits with 1', async () => {
  const { code, out, err } = await run('import', 'fred', 'UNRATE', 'GDPC1');
  expect(code).toBe(1);
  expect(out).toMatch(/^PROVIDER +SERIES +RESULT .*\nfred +UNRATE +\w+ /);
  expect(err).toMatch(/^fred UNRATE: \w+: .*FRED.*\nfred GDPC1: .*\n$/);
});

it('aligns numbers to the right, cuts only what may be cut, and leaves out empty columns', () => {
  const columns = [
    { title: 'ID', isWhole: true },
    { title: 'NAME' },
    { title: 'COUNT', isNumber: true },
    ...toColumns('NOTE'),
  ];
  const rows = [
    ['a-long-identifier', 'A name that is too long', '7', ''],
    ['b', 'Short', '1,200', ''],
  ];
  expect(formatTable({ columns, rows }, 36).split('\n')).toEqual([
    'ID                 NAME        COUNT',
    'a-long-identifier  A name th…      7',
    'b                  Short       1,200',
  ]);
  expect(formatTsv({ columns, rows: [['a\tb', 'c\n\u001b[31md', '1', '']] })).toBe(
    'ID\tNAME\tCOUNT\tNOTE\na b\tc [31md\t1\t',
  );
});

it('a table has no line wider than the terminal, unless cells cannot be cut', () => {
  const cell = fc.string({ minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }),
      fc.integer({ min: 28, max: 200 }),
      (rows, width) => {
        const lines = formatTable({ columns: toColumns('ONE', 'TWO', 'THREE'), rows }, width).split('\n');
        expect(lines).toHaveLength(rows.length + 1);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
      },
    ),
  );
});
