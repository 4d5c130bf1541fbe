import { readExtractMetadata } from '../extractMetadata.js';
import type { Source } from '../source.js';

interface SeriesMetadata {
  unit: string;
  frequency: string;
  vintages: string[];
}

const extract = 'us_weekly_and_daily_vintages';

/** Units that name what is counted. */
const unitNames: Record<string, string> = {
  JTSJOL: 'Thousands of openings',
  JTSHIL: 'Thousands of persons',
  JTSLDL: 'Thousands of persons',
  JTSQUL: 'Thousands of persons',
  JTSTSL: 'Thousands of persons',
  DHHNGSP: 'Dollars per million British thermal units',
};

/** Creates the source for US series by week and day, job openings and retail sales: downloads from FRED. */
export function createWeeklyAndDailySource(folder: string): Source {
  const metadata = readExtractMetadata<{ series: Record<string, SeriesMetadata> }>(folder, extract).series;
  const getSeries = (id: string): SeriesMetadata => {
    const own = metadata[id];
    if (own === undefined) throw new Error(`${extract}.meta.json does not list ${id}`);
    return own;
  };
  return {
    name: 'us-weekly-and-daily',
    extracts: [{ name: extract, encoding: 'delta' }],
    omitsMissingPeriods: true,
    toKey: (series) => `fred/${series}`,
    getFrequency(key) {
      const { frequency } = getSeries(key.slice('fred/'.length));
      if (frequency.startsWith('weekly')) return 'weekly';
      return frequency === 'daily' ? 'daily' : 'monthly';
    },
    listVintages: (series) => getSeries(series).vintages,
    getUnit(key) {
      const id = key.slice('fred/'.length);
      return unitNames[id] ?? getSeries(id).unit;
    },
  };
}
