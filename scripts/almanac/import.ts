import type { AppContext } from '../../server/appContext.js';
import type { NewSeries } from '../../server/imports/describeSeries.js';
import type { ImportResult } from '../../server/imports/importResult.js';
import { importSeries, type ProviderImportRequest } from '../../server/imports/importSeries.js';
import { type ProviderName, providerNames } from '../../server/providers/provider.js';
import { type Category, categories } from '../../server/series/categories.js';
import { type OptionValues, readText } from './arguments.js';
import type { Command, CommandOutput } from './command.js';
import { createUnknownNameError, UsageError } from './usageError.js';

const text = { type: 'string' } as const;

/** The commands that import, by name. */
export const importCommands: Record<string, Command> = {
  import: {
    usage: `import ${providerNames.join('|')} <series id>… [--dry-run] [--country <code> --category <category>
    [--slug <slug>] [--name <name>] [--description <text>] [--unit <unit>]]`,
    summary: `Imports series, or what is new of them; with --dry-run only says what would change. A series that is new here needs a country and a category: ${categories.join(', ')}.`,
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
      if (provider === '') throw new UsageError(`Name a provider: ${providerNames.join(', ')}.`);
      if (!isProvider(provider)) throw createUnknownNameError('There is no provider', provider, providerNames);
      if (ids.length === 0) throw new UsageError(`Name a series of ${provider} by its id there.`);
      const definition = readDefinition(values);
      if (ids.length > 1 && (definition?.slug ?? definition?.name) !== undefined) {
        throw new UsageError('--slug and --name are those of one series.');
      }
      const requests = ids.map((providerSeriesId) => ({ provider, providerSeriesId, definition }));
      return (context, onProgress) => importAll(context, requests, values['dry-run'] === true, onProgress);
    },
  },
};

function isProvider(name: string): name is ProviderName {
  return (providerNames as readonly string[]).includes(name);
}

/** What is said of series that are new here; undefined where nothing is. */
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
  if (!/^[A-Z]{2}$/.test(country)) throw new UsageError('--country must be a code of two capital letters, such as US.');
  if (!isCategory(category)) throw createUnknownNameError('There is no category', category, categories);
  return { country, category, ...details };
}

function isCategory(text: string): text is Category {
  return (categories as readonly string[]).includes(text);
}

async function importAll(
  context: AppContext,
  requests: ProviderImportRequest[],
  dryRun: boolean,
  onProgress: Parameters<ReturnType<Command['read']>>[1],
): Promise<CommandOutput> {
  const data: ImportResult[] = [];
  for await (const result of importSeries(context, requests, { dryRun })) {
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
