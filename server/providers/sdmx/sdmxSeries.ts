import { inOrder, isWithin } from '../inOrder.js';
import type { Wanted } from '../keyedProvider.js';
import type { AnswerMark, ProviderSeries } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { seasonalAdjustmentOf, titleOf, unitOf } from './describe.js';
import { historyOf } from './historyOf.js';
import { keyOf, type SdmxDataSet, type SdmxMessage, type SdmxSeries } from './message.js';
import { frequencyOf, observationsOf } from './observationsOf.js';

interface Found {
  dataSet: SdmxDataSet;
  series: SdmxSeries;
}

/** What was read, for those who know more of it. */
export interface ReadSeries {
  series: ProviderSeries;
  read: SdmxSeries;
}

/**
 * The one series that is wanted, out of a message. Throws a ProviderFailure: `not_found` where there is none or nothing in the window, `invalid`
 * where there are several, `malformed` where it cannot be read.
 */
export function sdmxSeries(
  title: string,
  message: SdmxMessage,
  wanted: Wanted,
  mark: AnswerMark | undefined,
): ReadSeries {
  const { query, family } = wanted;
  const found = findAll(message, wanted.key);
  const latest = latestOf(found);
  if (latest === undefined) throw new ProviderFailure('not_found', `${title} has no series ${query.id}.`);
  refuseSeveral(title, query.id, found);
  const statements = found.map(({ dataSet, series }) => {
    const observations = observationsOf(title, series).filter(({ date }) => isWithin(date, query));
    return { ...dataSet, unit: unitOf(series), observations };
  });
  const { observations, steps } = historyOf(title, statements);
  const series: ProviderSeries = {
    id: `${family}/${keyOf(latest).join('.')}`,
    title: titleOf(latest, message.name),
    frequency: frequencyOf(latest),
    unit: unitOf(latest),
    seasonalAdjustment: seasonalAdjustmentOf(latest),
    observations: inOrder(title, observations, query),
    vintages: query.vintages && steps.length > 0 ? steps : null,
    updatedAt: null,
    ...(mark && { mark }),
  };
  return { series, read: latest };
}

function findAll({ dataSets }: SdmxMessage, key: string[]): Found[] {
  return dataSets.flatMap((dataSet) =>
    dataSet.series.filter((series) => isNamedBy(key, keyOf(series))).map((series) => ({ dataSet, series })),
  );
}

/** What was last said of it, but that something of it was deleted. */
function latestOf(found: Found[]): SdmxSeries | undefined {
  const stated = found.filter(({ dataSet }) => dataSet.action !== 'Delete');
  const since = ({ dataSet }: Found) => Date.parse(dataSet.validFrom ?? '') || 0;
  return stated.sort((a, b) => since(a) - since(b)).at(-1)?.series;
}

function isNamedBy(wanted: string[], codes: string[]): boolean {
  return wanted.every((code, place) => code === '' || code === codes[place]);
}

function refuseSeveral(title: string, id: string, found: Found[]): void {
  const keys = [...new Set(found.map(({ series }) => keyOf(series).join('.')))];
  if (keys.length === 1) return;
  const some = keys.slice(0, 3).join(', ');
  throw new ProviderFailure(
    'invalid',
    `${id} is not one series: ${title} has ${keys.length} of that name, such as ${some}.`,
  );
}
