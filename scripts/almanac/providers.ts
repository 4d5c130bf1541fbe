import { describeProviders } from '../../server/providerData/describeProviders.js';
import type { Command } from './command.js';

const periodUnits: [seconds: number, name: string][] = [
  [3600, 'hour'],
  [60, 'minute'],
];

/** The provider commands by name. */
export const providerCommands: Record<string, Command> = {
  providers: {
    usage: 'providers',
    summary:
      'Lists the providers to import from: name, title, status, remaining calls, an example series id, and the last failure of a failing provider.',
    options: {},
    read: () => async (context) => {
      const data = await describeProviders(context);
      const lines = data.map(({ name, title, exampleId, key, mayBeImported, budgets, ...last }) => {
        const lacksKey = key?.isRequired === true && !key.isSet;
        const storageStatus = mayBeImported ? 'ready' : 'needs FRED_STORE_ALLOWED';
        const callBudgets = budgets.filter(({ failuresOnly }) => !failuresOnly);
        const { left, calls, seconds } = callBudgets.reduce((a, b) => (a.seconds > b.seconds ? a : b));
        return [
          name,
          title,
          lacksKey ? `needs ${key.setting}` : storageStatus,
          `${left} of ${calls} calls left per ${formatPeriod(seconds)}`,
          exampleId,
          ...(last.isFailing ? [`failed at ${last.lastFailedAt}: ${last.lastFailure}`] : []),
        ].join('\t');
      });
      return { text: lines.join('\n'), data };
    },
  },
};

/** Formats the period of a call limit: "24 hours", "minute", "1.5 seconds". */
function formatPeriod(seconds: number): string {
  const [size, unit] = periodUnits.find(([size]) => seconds >= size) ?? [1, 'second'];
  return seconds === size ? unit : `${seconds / size} ${unit}s`;
}
