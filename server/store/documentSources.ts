import type { Knex } from 'knex';
import type { DocumentSource } from '../search/buildDocument.js';
import type { Frequency } from '../series/frequency.js';
import { getFirstProjectedPeriod } from '../series/projections.js';
import { compareText, groupBy, selectRows, toChunks } from './rows.js';

interface IndicatorRow extends Omit<DocumentSource, 'series' | 'keywords'> {
  keywords: string;
}

interface SeriesRow {
  indicatorId: number;
  id: number;
  country: string;
  provider: string;
  providerSeriesId: string;
  seasonalAdjustment: string;
  sourceAgency: string;
  firstDate: string | null;
  lastDate: string | null;
  publishesProjections: string;
}

interface ImportRow {
  id: number;
  provider: string;
  seriesId: string;
}

const rowsPerStatement = 400;

const indicatorColumns = {
  id: 'id',
  slug: 'slug',
  name: 'name',
  description: 'description',
  category: 'category',
  keywords: 'keywords',
  concept: 'concept',
  frequency: 'frequency',
  prominence: 'prominence',
  defaultCountry: 'default_country',
};

const seriesColumns = `s.id, s.country, s.provider, s.provider_series_id as "providerSeriesId",
  s.seasonal_adjustment as "seasonalAdjustment", s.source_agency as "sourceAgency", s.first_date as "firstDate",
  s.last_date as "lastDate", s.publishes_projections as "publishesProjections"`;

/** Lists those of these indicators that have searchable series, own or included, with these series by country. */
export async function listDocumentSources(db: Knex, indicatorIds: number[]): Promise<DocumentSource[]> {
  const indicators: IndicatorRow[] = await db('indicators').whereIn('id', indicatorIds).select(indicatorColumns);
  const series = await listSearchable(db, indicatorIds);
  const ids = [...new Set(series.map(({ id }) => id))];
  const imports = new Map((await listImports(db, ids)).map(({ id, ...source }) => [id, source]));
  const projected = series.filter(({ publishesProjections }) => JSON.parse(publishesProjections));
  const lastVintages = await readLastVintages(
    db,
    projected.map(({ id }) => id),
  );
  const byIndicator = groupBy(series, ({ indicatorId }) => indicatorId);
  return indicators.flatMap((indicator) => {
    const found = byIndicator.get(indicator.id);
    if (found === undefined) return [];
    const listed = found.map(({ indicatorId: _indicator, publishesProjections: _publishes, ...one }) => ({
      ...one,
      importSource: imports.get(one.id),
      isProjected: isProjected(one, indicator.frequency as Frequency, lastVintages.get(one.id)),
    }));
    return [{ ...indicator, keywords: JSON.parse(indicator.keywords), series: listed }];
  });
}

/** Whether all values of a series are projections, because such series rank after others. */
function isProjected({ firstDate }: { firstDate: string | null }, frequency: Frequency, lastVintage?: string): boolean {
  if (firstDate === null || lastVintage === undefined) return false;
  return firstDate >= getFirstProjectedPeriod(frequency, lastVintage);
}

async function listSearchable(db: Knex, indicatorIds: number[]): Promise<SeriesRow[]> {
  const list = indicatorIds.map(() => '?').join();
  const rows = await selectRows<SeriesRow>(
    db,
    `select s.indicator_id as "indicatorId", ${seriesColumns} from series s
       join searchable_series l on l.series_id = s.id where s.indicator_id in (${list})
     union all
     select n.indicator_id as "indicatorId", ${seriesColumns} from included_series n
       join searchable_series l on l.series_id = n.series_id join series s on s.id = n.series_id
       where n.indicator_id in (${list})`,
    [...indicatorIds, ...indicatorIds],
  );
  return rows.sort((a, b) => compareText(a.country, b.country));
}

/** Lists where imports read the series that come from another provider. */
async function listImports(db: Knex, ids: number[]): Promise<ImportRow[]> {
  const all: ImportRow[] = [];
  for (const chunk of toChunks(ids, rowsPerStatement)) {
    const rows = await selectRows<ImportRow>(
      db,
      `select x.series_id as id, x.provider, x.provider_series_id as "seriesId" from series_sources x
       join series s on s.id = x.series_id and s.provider <> x.provider where x.series_id in (${chunk.map(() => '?').join()})`,
      chunk,
    );
    all.push(...rows);
  }
  return all;
}

/** Returns the day of the latest vintage by series, which shows whether all values of a series are projections. */
async function readLastVintages(db: Knex, ids: number[]): Promise<Map<number, string>> {
  const days = new Map<number, string>();
  for (const chunk of toChunks(ids, rowsPerStatement)) {
    const latest: { id: number; date: string }[] = await db('vintages')
      .whereIn('series_id', chunk)
      .groupBy('series_id')
      .select({ id: 'series_id' })
      .max({ date: 'vintage_date' });
    for (const { id, date } of latest) days.set(id, date);
  }
  return days;
}
