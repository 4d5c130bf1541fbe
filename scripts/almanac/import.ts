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
import { type Column, toColumns } from './table.js';
import { createUnknownNameError, UsageError } from './usageError.js';

/** The import commands by name. */
export const importCommands: Record<string, Command> = {
  import: {
    summary: 'Imports series, or the new values of existing series. A new series requires --country and --category.',
    parameters: '<provider> <series id>…',
    options: {
      'dry-run': { type: 'boolean', help: 'Only reports what would change.' },
      country: { type: 'string', value: 'code', help: 'Country of new series: two letters, such as US.' },
      category: { type: 'string', value: 'category', help: `Category of new series: ${categories.join(', ')}.` },
      slug: { type: 'string', value: 'slug', help: 'ID of a new indicator. By default from the series id.' },
      name: { type: 'string', value: 'name', help: "Name of a new indicator. By default the provider's title." },
      description: { type: 'string', value: 'text', help: 'Description of new indicators.' },
      unit: { type: 'string', value: 'unit', help: 'Unit of new series, if the provider does not state it.' },
    },
    example: 'import worldbank SP.POP.TOTL/FRA --country FR --category population --dry-run',
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
  const errors = data.flatMap(({ provider, providerSeriesId, outcome, failure }) =>
    failure ? [`${provider} ${providerSeriesId}: ${outcome}: ${failure.message}`] : [],
  );
  return { table: { columns, rows: data.map(toRow) }, data, failed, errors };
}

const columns: Column[] = [
  ...toColumns('PROVIDER', 'SERIES'),
  { title: 'RESULT', isWhole: true },
  ...toColumns('INDICATOR', 'COUNTRY'),
  { title: 'ADDED', isNumber: true },
  { title: 'REVISED', isNumber: true },
  { title: 'WITHDRAWN', isNumber: true },
];

function toRow({ provider, providerSeriesId, slug, country, outcome, ...result }: ImportResult): string[] {
  const counts = [result.added, result.revised, result.withdrawn].map(String);
  return [provider, providerSeriesId, outcome, slug ?? '', slug === null ? '' : (country ?? ''), ...counts];
}
