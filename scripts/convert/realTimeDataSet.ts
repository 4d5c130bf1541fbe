import type { Frequency } from '../../server/series/frequency.js';
import { readExtractMetadata } from './extractMetadata.js';
import type { ExtractRow } from './extractRows.js';
import { findDefinition } from './formerDefinitions.js';

interface SeriesMetadata {
  frequency: Frequency;
  fred_id: string | null;
  /** "as is", "after rounding …", or another text or null if the series joins none. */
  joins: string | null;
  units: { from_vintage: string; unit: string }[];
  vintages_without_change?: string[];
}

/** The name of the extract with the vintages of the Philadelphia Fed. */
export const realTimeExtract = 'us_rtdsm_vintages';

/** The Real-Time Data Set of the Philadelphia Fed: the vintages and units of its series. */
export interface RealTimeDataSet {
  /** FRED's id of the series of the library whose older vintages these are; undefined if there is none. */
  findJoinedId(series: string): string | undefined;
  getFrequency(series: string): Frequency;
  /** Lists the vintages in which a series has changes or stands unchanged. */
  listVintages(series: string, rows: ExtractRow[]): string[];
  /** Returns the unit with the former definition, if the series had another one at the time. */
  getUnit(series: string, vintage: string): string;
}

/** Reads the metadata of the data set. */
export function readRealTimeDataSet(folder: string): RealTimeDataSet {
  const metadata = readExtractMetadata<{ series: Record<string, SeriesMetadata> }>(folder, realTimeExtract).series;
  const getSeries = (series: string): SeriesMetadata => {
    const own = metadata[series];
    if (own === undefined) throw new Error(`${realTimeExtract}.meta.json does not list ${series}`);
    return own;
  };
  return {
    findJoinedId: (series) => {
      const { joins, fred_id } = getSeries(series);
      return /^(as is|after rounding)/.test(joins ?? '') ? (fred_id ?? undefined) : undefined;
    },
    getFrequency: (series) => getSeries(series).frequency,
    listVintages: (series, rows) => {
      const unchanged = getSeries(series).vintages_without_change ?? [];
      return [...new Set([...rows.map(({ vintage }) => vintage), ...unchanged])].sort();
    },
    getUnit: (series, vintage) => {
      const unit = getSeries(series).units.findLast(({ from_vintage }) => from_vintage <= vintage)?.unit;
      if (unit === undefined) throw new Error(`${series} has no unit in ${vintage}`);
      const definition = findDefinition(series, vintage);
      return definition === undefined ? unit : `${unit} (definition: ${definition})`;
    },
  };
}
