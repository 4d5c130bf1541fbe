import { describeProviders } from '../../server/providerData/describeProviders.js';
import type { Command } from './command.js';

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
          `${left} of ${calls} calls left in ${seconds} s`,
          exampleId,
          ...(last.isFailing ? [`failed at ${last.lastFailedAt}: ${last.lastFailure}`] : []),
        ].join('\t');
      });
      return { text: lines.join('\n'), data };
    },
  },
};
