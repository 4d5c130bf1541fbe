import type { RequestedSeries } from '../createKeyedProvider.js';
import { isWithin, normalizeObservations } from '../normalizeObservations.js';
import type { CacheValidators, ProviderSeries } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { buildHistory } from './buildHistory.js';
import { buildTitle, buildUnit, getSeasonalAdjustment } from './describe.js';
import { getKey, type SdmxDataSet, type SdmxMessage, type SdmxSeries } from './message.js';
import { getFrequency, readObservations } from './readObservations.js';

interface Match {
  dataSet: SdmxDataSet;
  series: SdmxSeries;
}

/** The series, and its raw form for provider-specific additions. */
export interface BuiltSeries {
  series: ProviderSeries;
  read: SdmxSeries;
}

/**
 * Builds the requested series from a message. Throws a ProviderFailure: `not_found` if there is none or it has no values in the window, `invalid` if
 * several match, `malformed` if it cannot be read.
 */
export function buildSdmxSeries(
  title: string,
  message: SdmxMessage,
  requested: RequestedSeries,
  validators: CacheValidators | undefined,
): BuiltSeries {
  const { query, family } = requested;
  const matches = findMatches(message, requested.key);
  const latest = findLatest(matches);
  if (latest === undefined) throw new ProviderFailure('not_found', `${title} has no series ${query.id}.`);
  assertSingleSeries(title, query.id, matches);
  const statements = matches.map(({ dataSet, series }) => {
    const observations = readObservations(title, series).filter(({ date }) => isWithin(date, query));
    return { ...dataSet, unit: buildUnit(series), observations };
  });
  const { observations, steps } = buildHistory(title, statements);
  const series: ProviderSeries = {
    id: `${family}/${getKey(latest).join('.')}`,
    title: buildTitle(latest, message.name),
    frequency: getFrequency(latest),
    unit: buildUnit(latest),
    seasonalAdjustment: getSeasonalAdjustment(latest),
    observations: normalizeObservations(title, observations, query),
    vintages: query.vintages && steps.length > 0 ? steps : null,
    updatedAt: null,
    ...(validators && { validators }),
  };
  return { series, read: latest };
}

function findMatches({ dataSets }: SdmxMessage, key: string[]): Match[] {
  return dataSets.flatMap((dataSet) =>
    dataSet.series.filter((series) => matchesKey(key, getKey(series))).map((series) => ({ dataSet, series })),
  );
}

/** Returns the latest match that is not a deletion. */
function findLatest(matches: Match[]): SdmxSeries | undefined {
  const current = matches.filter(({ dataSet }) => dataSet.action !== 'Delete');
  const getValidFrom = ({ dataSet }: Match) => Date.parse(dataSet.validFrom ?? '') || 0;
  return current.sort((a, b) => getValidFrom(a) - getValidFrom(b)).at(-1)?.series;
}

function matchesKey(requested: string[], codes: string[]): boolean {
  return requested.every((code, index) => code === '' || code === codes[index]);
}

function assertSingleSeries(title: string, id: string, matches: Match[]): void {
  const keys = [...new Set(matches.map(({ series }) => getKey(series).join('.')))];
  if (keys.length === 1) return;
  const examples = keys.slice(0, 3).join(', ');
  throw new ProviderFailure(
    'invalid',
    `${id} matches several series: ${title} has ${keys.length} of them, such as ${examples}. Use a whole key.`,
  );
}
