import { describeProviders } from '../../server/providerData/describeProviders.js';
import type { Command } from './command.js';
import { formatInstant } from './formatOutput.js';
import { type Column, toColumns } from './table.js';

const periodUnits: [seconds: number, name: string][] = [
  [3600, 'h'],
  [60, 'min'],
];

const columns: Column[] = [
  { title: 'PROVIDER', isWhole: true },
  { title: 'TITLE' },
  { title: 'STATUS', isWhole: true },
  { title: 'CALLS LEFT', isNumber: true },
  ...toColumns('LIMIT', 'EXAMPLE ID', 'LAST FAILURE (UTC)'),
];

/** The provider commands by name. */
export const providerCommands: Record<string, Command> = {
  providers: {
    summary:
      'Lists the providers to import from: status, remaining calls, an example series id, and the last failure of a failing provider.',
    options: {},
    example: 'providers',
    read: () => async (context) => {
      const data = await describeProviders(context);
      const rows = data.map(({ name, title, exampleId, key, mayBeImported, budgets, ...last }) => {
        const lacksKey = key?.isRequired === true && !key.isSet;
        const storageStatus = mayBeImported ? 'ready' : 'needs FRED_STORE_ALLOWED';
        const callBudgets = budgets.filter(({ failuresOnly }) => !failuresOnly);
        const { left, calls, seconds } = callBudgets.reduce((a, b) => (a.seconds > b.seconds ? a : b));
        return [
          name,
          title,
          lacksKey ? `needs ${key.setting}` : storageStatus,
          String(left),
          `${calls} per ${formatPeriod(seconds)}`,
          exampleId,
          last.isFailing ? `${formatInstant(last.lastFailedAt ?? '')} ${last.lastFailure}` : '',
        ];
      });
      return { table: { columns, rows }, data };
    },
  },
};

/** Formats the period of a call limit: "24 h", "min", "1.5 s". */
function formatPeriod(seconds: number): string {
  const [size, unit] = periodUnits.find(([size]) => seconds >= size) ?? [1, 's'];
  return seconds === size ? unit : `${seconds / size} ${unit}`;
}
