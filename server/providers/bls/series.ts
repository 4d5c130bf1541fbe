import { type Frequency, frequencies } from '../../series/frequency.js';
import type { SeasonalAdjustment } from '../../series/seasonalAdjustment.js';
import { normalizeObservations } from '../normalizeObservations.js';
import type { ProviderObservation, ProviderSeries, SeriesQuery } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readNumber } from '../readNumber.js';
import { readPeriod } from '../readPeriod.js';
import { findUnit } from './findUnit.js';
import { type Catalog, type Row, title } from './responses.js';

const annualAverages = ['M13', 'Q05', 'S03'];

/** Builds a series from the rows of its highest frequency; rows of lower frequencies are averages of these. */
export function buildSeries(query: SeriesQuery, catalog: Catalog, rows: Row[]): ProviderSeries {
  const id = query.id.toUpperCase();
  const parsedRows = rows.filter(({ period }) => !annualAverages.includes(period)).map(readObservation);
  const frequency = frequencies.find((one) => parsedRows.some((row) => row.frequency === one)) ?? 'annual';
  const observations = parsedRows.filter((row) => row.frequency === frequency).map(({ observation }) => observation);
  return {
    id,
    title: catalog.series_title ?? id,
    frequency,
    unit: findUnit(id),
    seasonalAdjustment: getSeasonalAdjustment(id, catalog),
    observations: normalizeObservations(title, observations, query),
    vintages: null,
    updatedAt: null,
  };
}

function readObservation({ year, period: code, value: text, footnotes }: Row): {
  observation: ProviderObservation;
  frequency: Frequency;
} {
  const period = `${year}${code}`;
  const parsedPeriod = readPeriod(period);
  if (parsedPeriod === undefined) {
    throw new ProviderFailure('malformed', `${title} returned an invalid period: ${JSON.stringify(period)}.`);
  }
  const value = text === '-' || text === '' ? null : readNumber(text);
  if (value === undefined) {
    throw new ProviderFailure(
      'malformed',
      `${title} returned an invalid value for ${period}: ${JSON.stringify(text)}.`,
    );
  }
  const codes = (footnotes ?? []).flatMap((footnote) => footnote?.code ?? []);
  const status = value === null ? 'missing' : codes.includes('P') ? 'provisional' : 'normal';
  return {
    observation: { date: parsedPeriod.date, period, value, status, flag: codes.join(',') },
    frequency: parsedPeriod.frequency,
  };
}

/** Uses the catalogue, or the third letter of the id, which has the same meaning in all surveys. */
function getSeasonalAdjustment(id: string, { seasonality = '' }: Catalog): SeasonalAdjustment | null {
  if (/^not seasonally/i.test(seasonality) || (seasonality === '' && id[2] === 'U')) return 'not_seasonally_adjusted';
  return /^seasonally/i.test(seasonality) || id[2] === 'S' ? 'seasonally_adjusted' : null;
}
