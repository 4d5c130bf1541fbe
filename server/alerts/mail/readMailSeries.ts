import type { ChartLine } from '../../charts/chartModel.js';
import { findDecimals } from '../../charts/formatNumber.js';
import { ApiError } from '../../errors.js';
import { findOneSeries, formatSeriesName } from '../../indicators/findSeries.js';
import { selectObservations } from '../../indicators/readObservations.js';
import { readOneState } from '../../indicators/readOneState.js';
import { selectVintage } from '../../indicators/selectVintage.js';
import type { Frequency } from '../../series/frequency.js';
import { nameSeries } from '../../series/nameSeries.js';
import type { UnitCode } from '../../series/units.js';
import type { AlertMoment } from '../../store/alertFirings.js';
import type { MailContext } from './mailContext.js';

/** The latest values of a series in a vintage. */
export interface MailSeries {
  title: string;
  agency: string;
  line: ChartLine;
}

/** Number of periods of a chart: about ten years, or one year of a daily series. */
const maxPeriods: Record<Frequency, number> = {
  daily: 260,
  weekly: 260,
  biweekly: 260,
  monthly: 120,
  quarterly: 60,
  semiannual: 40,
  annual: 40,
};

/** Reads the series of an alert as known in its vintage; undefined if the alert is not about one, or if it was removed. */
export async function readMailSeries(
  { db, now }: Pick<MailContext, 'db' | 'now'>,
  { indicator, country, vintage }: AlertMoment,
  units: UnitCode,
): Promise<MailSeries | undefined> {
  if (indicator === null || country === null) return undefined;
  const today = now().toISOString().slice(0, 10);
  const day = vintage < today ? vintage : today;
  try {
    const find = () => findOneSeries(db, indicator, country, day);
    return await readOneState(db, find, async (found) => {
      const { name, frequency } = found.indicator;
      const used = selectVintage(formatSeriesName(found), found.vintages, day, today);
      const line = await readLine(selectObservations(db, found, used, { units }), maxPeriods[frequency]);
      return { title: nameSeries({ name, country: found.series.country }), agency: found.series.sourceAgency, line };
    });
  } catch (failure) {
    if (failure instanceof ApiError) return undefined;
    throw failure;
  }
}

async function readLine(rows: ReturnType<typeof selectObservations>, limit: number): Promise<ChartLine> {
  const [times, values]: [number[], number[]] = [[], []];
  for await (const block of rows.iterate({ order: 'desc', limit })) {
    for (const { row } of block.toRows()) {
      times.unshift(Date.parse(row.date));
      values.unshift(row.value ?? Number.NaN);
    }
  }
  const { unit, frequency, projectionsFrom } = rows.describe();
  return {
    ...{ label: 'Values', frequency, unit, decimals: findDecimals(unit, values), projectionsFrom },
    ...{ times: Float64Array.from(times), values: Float64Array.from(values) },
  };
}
