import { importCommands } from '../../scripts/almanac/import.js';
import { UsageError } from '../../scripts/almanac/usageError.js';
import type { AppContext } from '../../server/appContext.js';
import { migrate, openDatabase } from '../../server/store/database.js';
import { openImports } from '../imports/openImports.js';
import { startBls } from '../providers/doubles/bls.js';
import { addExampleReferences } from '../store/exampleCatalogue.js';

const command = importCommands['import'];

function parseCommand(values: Record<string, string | boolean>, ...words: string[]) {
  if (command === undefined || command.needsDatabase === false) throw new Error('The command import does not exist.');
  return command.read(values, words);
}

it('imports series, reports each one, and fails if one could not be imported', async () => {
  const db = openDatabase('sqlite::memory:');
  await migrate(db);
  await addExampleReferences(db);
  const bls = await startBls({ LNS14000000: { values: { '2026M08': '4.1', '2026M09': '4.2' } } });
  const context = openImports(db, { bls: bls.baseUrl }).context as unknown as AppContext;
  const steps: unknown[] = [];
  const fresh = { country: 'US', category: 'labour-market' };
  const run = (values: Record<string, string | boolean>, ...ids: string[]) =>
    parseCommand(values, 'bls', ...ids)(context, (...step) => void steps.push(step));
  const dry = await run({ ...fresh, 'dry-run': true }, 'LNS14000000');
  expect([dry.failed, dry.data]).toEqual([false, [expect.objectContaining({ outcome: 'changed', added: 2 })]]);
  expect(await db('series_sources')).toEqual([]);
  const { table, errors, failed } = await run(fresh, 'LNS14000000', 'LNS99999999');
  expect(table?.rows).toEqual([
    ['bls', 'LNS14000000', 'changed', 'us-lns14000000', 'US', '2', '0', '0'],
    ['bls', 'LNS99999999', 'failed', '', '', '0', '0', '0'],
  ]);
  expect(errors).toEqual([expect.stringMatching(/^bls LNS99999999: failed: .*has no observations of this series/)]);
  expect([failed, steps]).toEqual([
    true,
    [
      [1, 1, 'bls LNS14000000'],
      [1, 2, 'bls LNS14000000'],
      [2, 2, 'bls LNS99999999'],
    ],
  ]);
  expect((await run({}, 'LNS14000000')).table?.rows).toEqual([
    ['bls', 'LNS14000000', 'unchanged', 'us-lns14000000', 'US', '0', '0', '0'],
  ]);
  await bls.stop();
  await db.destroy();
});

it.each<[Record<string, string>, string[], RegExp]>([
  [{}, [], /^A provider is required\. Available: fred, bls,/],
  [{}, ['constructor', 'UNRATE'], /^Unknown provider 'constructor'\. Available: fred, /],
  [{}, ['worldbnak', 'SP.POP.TOTL/FRA'], /^Unknown provider 'worldbnak'\. Did you mean worldbank\?$/],
  [{}, ['bls'], /^At least one series id of bls is required/],
  [{ country: 'US' }, ['bls', 'LNS14000000'], /^--category is required/],
  [
    { country: 'US', category: 'labour' },
    ['bls', 'LNS14000000'],
    /^Unknown category 'labour'\. Did you mean labour-market\?$/,
  ],
  [{ country: 'usa', category: 'prices' }, ['bls', 'LNS14000000'], /^--country must be/],
  [
    { slug: 'rate', country: 'US', category: 'prices' },
    ['bls', 'A', 'B'],
    /^--slug and --name require a single series id/,
  ],
])('with %j and %j reports the problem', (values, words, message) => {
  expect(() => parseCommand(values, ...words)).toThrow(UsageError);
  expect(() => parseCommand(values, ...words)).toThrow(message);
});
