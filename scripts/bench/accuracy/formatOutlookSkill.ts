import { join } from 'node:path';
import type { ModelName } from '../../../server/forecasting/fittedModel.js';
import { forecast } from '../../../server/forecasting/forecast.js';
import { getFirstProjectedPeriod } from '../../../server/series/projections.js';
import { readCatalogue } from '../../../server/setup/readCatalogue.js';
import { readObservationFile, type UnpackedVintage, unpackVintages } from '../../convert/readObservationFile.js';
import { median } from '../quantile.js';
import { formatNumber } from '../table.js';

const indicators = ['weo-real-gdp-growth', 'weo-inflation-average', 'weo-unemployment-rate'];
const files = ['weo-activity.ndjson.gz', 'weo-prices-and-trade.ndjson.gz'];
const models: ModelName[] = ['auto', 'naive'];
const horizon = 2;
/** With fewer values before the edition, a series is left out. */
const minValues = 15;

/** The errors of one forecast of a year: by the edition and by each model. */
type Errors = { years: number } & Record<'edition' | ModelName, number>;

/**
 * Compares forecasts of country series with the projections of editions of the World Economic Outlook, and formats a
 * Markdown table. Models see the values before the year of the edition; actual values are those of the latest edition.
 */
export function formatOutlookSkill(folder: string): string {
  const packed = files.flatMap((file) => readObservationFile(join(folder, 'observations', file)));
  const catalogue = readCatalogue(folder).indicators;
  const rows = indicators.flatMap((slug) => {
    const found = catalogue.find(({ definition }) => definition.slug === slug);
    const names = new Set(found?.series.map(({ provider, providerSeriesId }) => `${provider}/${providerSeriesId}`));
    const countries = packed
      .filter(({ series }) => names.has(series))
      .map(({ vintages }) => computeErrors(unpackVintages(vintages, 'annual')));
    return Array.from({ length: horizon }, (_, index) =>
      formatRow(
        found?.definition.name ?? slug,
        index + 1,
        countries.flat().filter(({ years }) => years === index + 1),
      ),
    );
  });
  return [
    '| Series | Year | Forecasts | Outlook | `auto` | `naive` | Share of forecasts in which `auto` is nearer than the Outlook |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

function computeErrors(editions: readonly UnpackedVintage[]): Errors[] {
  const latest = editions.at(-1);
  if (latest === undefined) return [];
  const end = getFirstProjectedPeriod('annual', latest.date);
  const actuals = new Map(latest.observations.filter(({ date }) => date < end).map(({ date, value }) => [date, value]));
  return editions.slice(0, -1).flatMap((edition) => {
    const from = getFirstProjectedPeriod('annual', edition.date);
    const known = edition.observations.filter(({ date }) => date < from).map(({ value }) => value);
    if (known.filter((value) => value !== null).length < minValues) return [];
    const forecasts = models.map((model) => forecast(known, { model, period: 1, horizon }));
    return edition.observations
      .filter(({ date }) => date >= from)
      .slice(0, horizon)
      .flatMap(({ date, value }, index) => {
        const actual = actuals.get(date);
        const [auto, naive] = forecasts.map((one) => (one.status === 'computed' ? one.point[index] : undefined));
        if (typeof actual !== 'number' || typeof auto !== 'number' || typeof naive !== 'number' || value === null)
          return [];
        const toError = (predicted: number) => Math.abs(actual - predicted);
        return [{ years: index + 1, edition: toError(value), auto: toError(auto), naive: toError(naive) } as Errors];
      });
  });
}

function formatRow(name: string, years: number, errors: readonly Errors[]): string {
  const getMedian = (source: 'edition' | ModelName) => formatNumber(median(errors.map((one) => one[source])), 2);
  const nearer = errors.filter(({ auto, edition }) => auto < edition).length / errors.length;
  const year = years === 1 ? 'of the edition' : 'after it';
  return `| ${name} | ${year} | ${errors.length} | ${getMedian('edition')} | ${getMedian('auto')} | ${getMedian('naive')} | ${formatNumber(nearer, 2)} |`;
}
