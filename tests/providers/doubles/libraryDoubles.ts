import type { Knex } from 'knex';
import type { ProviderName } from '../../../server/providers/provider.js';
import type { Frequency } from '../../../server/series/frequency.js';
import { listObservations, type StoredObservation } from '../../../server/store/observations.js';
import { listSources, type SeriesSource } from '../../../server/store/seriesSources.js';
import { readState } from '../../support/readState.js';
import { type BeaTable, startBea } from './bea.js';
import { type BlsSeries, startBls } from './bls.js';
import { buildFedRelease, type FedSeries, startFiles } from './files.js';

type Latest = Pick<StoredObservation, 'date' | 'value'>;

const monthsPerPeriod: Partial<Record<Frequency, number>> = { monthly: 1, quarterly: 3, annual: 12 };

/** Doubles of agencies of the bundled library. They return the values in `db` and one more value for each source. */
export async function startLibraryDoubles(db: Knex, providers: ProviderName[]) {
  const blsSeries: Record<string, BlsSeries> = {};
  const beaTables: Record<string, BeaTable> = {};
  const fedReleases: Record<string, Record<string, FedSeries>> = {};
  const sources = (await listSources(db)).filter(({ provider }) => (providers as string[]).includes(provider));
  for (const source of sources) {
    const { frequency } = await db('series')
      .join('indicators', 'indicators.id', 'series.indicator_id')
      .where('series.id', source.seriesId)
      .first('frequency');
    const values = addNextPeriod(
      await listObservations(db, await readState(db, source.seriesId), { order: 'asc' }),
      monthsPerPeriod[frequency as Frequency] ?? 1,
    );
    if (source.provider === 'bls') blsSeries[source.providerSeriesId] = { values: toBlsValues(values, frequency) };
    else if (source.provider === 'fed') addToRelease(fedReleases, source, values);
    else addToTable(beaTables, source, values, frequency);
  }
  // Tests move the clock over several days, each with its own limit.
  const bls = await startBls(blsSeries, undefined, 100);
  const bea = await startBea(beaTables);
  const fed = await startFiles(buildFedFiles(fedReleases));
  return { sources, bls, bea, fed, stop: () => Promise.all([bls.stop(), bea.stop(), fed.stop()]) };
}

function buildFedFiles(releases: Record<string, Record<string, FedSeries>>): Record<string, Buffer> {
  const files = Object.entries(releases).map(([release, series]) => {
    const folder = release.toLowerCase();
    return [`${folder}/data/FRB_${folder}_xml.zip`, buildFedRelease(release, series)] as const;
  });
  return Object.fromEntries(files);
}

function addToRelease(
  releases: Record<string, Record<string, FedSeries>>,
  { providerSeriesId }: SeriesSource,
  observations: Latest[],
): void {
  const [release = '', name = ''] = providerSeriesId.split('/');
  releases[release] ??= {};
  const rows = observations.map(({ date, value }): FedSeries['observations'][number] =>
    value === null ? [date, '-9999', 'ND'] : [date, String(value)],
  );
  // The release H10 has exchange rates, which are amounts of a currency.
  const attributes: FedSeries['attributes'] = release === 'H10' ? { UNIT: 'Currency:_Per_USD', CURRENCY: 'JPY' } : {};
  releases[release][name] = { attributes, observations: rows };
}

/** Adds the next period, with the last value repeated. */
function addNextPeriod(observations: Latest[], months: number): Latest[] {
  const last = observations.at(-1);
  if (last === undefined) return observations;
  const date = new Date(`${last.date}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return [...observations, { date: date.toISOString().slice(0, 10), value: last.value }];
}

function toBlsValues(observations: Latest[], frequency: Frequency): Record<string, string> {
  const codes = observations.map(({ date, value }) => {
    const [year = '', month = ''] = date.split('-');
    const code =
      frequency === 'quarterly' ? `Q0${(Number(month) + 2) / 3}` : frequency === 'annual' ? 'A01' : `M${month}`;
    return [`${year}${code}`, value === null ? '-' : String(value)];
  });
  return Object.fromEntries(codes);
}

function addToTable(
  tables: Record<string, BeaTable>,
  { providerSeriesId, factor }: SeriesSource,
  observations: Latest[],
  frequency: Frequency,
): void {
  const [dataset, table, code, line = ''] = providerSeriesId.split('/');
  const name = [dataset, table, code].join('/');
  const rows = tables[name]?.rows ?? [];
  tables[name] = { rows };
  for (const { date, value } of observations) {
    const [year = '', month = ''] = date.split('-');
    const period = { monthly: `M${month}`, quarterly: `Q${(Number(month) + 2) / 3}` }[frequency as string] ?? '';
    const DataValue = value === null ? '---' : String(Number((value / factor).toPrecision(12)));
    const rowLabels = {
      TableName: table ?? '',
      SeriesCode: `L${line}`,
      LineNumber: line,
      LineDescription: `Line ${line}`,
    };
    rows.push({
      ...rowLabels,
      METRIC_NAME: 'Level',
      CL_UNIT: 'Level',
      UNIT_MULT: '0',
      TimePeriod: `${year}${period}`,
      DataValue,
    });
  }
}
