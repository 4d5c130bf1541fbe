import type { AppContext } from '../../server/appContext.js';
import { computePackedImport } from '../../server/imports/computePackedImport.js';
import type { NewSeries } from '../../server/imports/describeSeries.js';
import type { ImportResult } from '../../server/imports/importResult.js';
import { importSeries, type ProviderImportRequest } from '../../server/imports/importSeries.js';
import type { RunImport } from '../../server/imports/incomingSeries.js';
import { type ProviderName, providerNames } from '../../server/providers/provider.js';
import type { ReportProgress } from '../../server/scheduled/scheduledJob.js';
import { type Category, categories } from '../../server/series/categories.js';
import { type OptionValues, readText } from './arguments.js';
import type { Command, CommandOutput } from './command.js';
import { createUnknownNameError, UsageError } from './usageError.js';

const text = { type: 'string' } as const;

/** The import commands by name. */
export const importCommands: Record<string, Command> = {
  import: {
    usage: `import ${providerNames.join('|')} <series id>… [--dry-run] [--country <code> --category <category>
    [--slug <slug>] [--name <name>] [--description <text>] [--unit <unit>]]`,
    summary: `Imports series, or the new values of existing series. --dry-run only reports the changes. A new series requires --country and --category: ${categories.join(', ')}.`,
    options: {
      'dry-run': { type: 'boolean' },
      country: text,
      category: text,
      slug: text,
      name: text,
      description: text,
      unit: text,
    },
    takesPositionals: true,
    read(values, [provider = '', ...ids]) {
      if (provider === '') throw new UsageError(`A provider is required. Available: ${providerNames.join(', ')}.`);
      if (!isProvider(provider)) throw createUnknownNameError('Unknown provider', provider, providerNames);
      if (ids.length === 0) throw new UsageError(`At least one series id of ${provider} is required.`);
      const definition = readDefinition(values);
      if (ids.length > 1 && (definition?.slug ?? definition?.name) !== undefined) {
        throw new UsageError('--slug and --name require a single series id.');
      }
      const requests = ids.map((providerSeriesId) => ({ provider, providerSeriesId, definition }));
      return (context, onProgress) => importAll(context, requests, values['dry-run'] === true, onProgress);
    },
  },
};

function isProvider(name: string): name is ProviderName {
  return (providerNames as readonly string[]).includes(name);
}

/** Reads the definition of new series. Returns undefined without any of its options. */
function readDefinition(values: OptionValues): NewSeries | undefined {
  const readOptional = (option: string) => (values[option] === undefined ? undefined : readText(values, option));
  const details = {
    slug: readOptional('slug'),
    name: readOptional('name'),
    description: readOptional('description'),
    unit: readOptional('unit'),
  };
  if (
    Object.values({ ...details, country: values['country'], category: values['category'] }).every(
      (one) => one === undefined,
    )
  ) {
    return undefined;
  }
  const country = readText(values, 'country');
  const category = readText(values, 'category');
  if (!/^[A-Z]{2}$/.test(country)) throw new UsageError('--country must be a two-letter code in capitals, such as US.');
  if (!isCategory(category)) throw createUnknownNameError('Unknown category', category, categories);
  return { country, category, ...details };
}

function isCategory(text: string): text is Category {
  return (categories as readonly string[]).includes(text);
}

/** In this thread: there are no requests to delay. */
const run: RunImport = async (input) => computePackedImport(input);

async function importAll(
  context: AppContext,
  requests: ProviderImportRequest[],
  dryRun: boolean,
  onProgress: ReportProgress,
): Promise<CommandOutput> {
  const data: ImportResult[] = [];
  for await (const result of importSeries(context, requests, { run, dryRun })) {
    data.push(result);
    onProgress(data.length, requests.length, `${result.provider} ${result.providerSeriesId}`);
  }
  const failed = data.some(({ outcome }) => outcome === 'failed' || outcome === 'refused');
  return { text: data.map(formatResult).join('\n'), data, failed };
}

function formatResult(result: ImportResult): string {
  const { provider, providerSeriesId, slug, country, outcome, failure, added, revised, withdrawn } = result;
  const summary = failure?.message ?? `${added} added, ${revised} revised, ${withdrawn} withdrawn`;
  return [`${provider} ${providerSeriesId}`, outcome, ...(slug === null ? [] : [`${slug} ${country}`]), summary].join(
    '\t',
  );
}
