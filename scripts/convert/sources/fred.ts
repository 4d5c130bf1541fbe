import type { Frequency } from '../../../server/series/frequency.js';
import { groupBy } from '../buildSeriesLines.js';
import { readExtractMetadata } from '../extractMetadata.js';
import { readExtractRows } from '../extractRows.js';
import { expandUnit } from '../fredUnits.js';
import { readRealTimeDataSet, realTimeExtract } from '../realTimeDataSet.js';
import type { Source } from '../source.js';

interface SnapshotMetadata {
  series: { series: string; frequency: Frequency }[];
}

interface VintageMetadata {
  series: Record<string, { vintage: string; units: string }[]>;
}

const snapshotExtract = 'us_vintages_core';

/** Vintages of the snapshots whose values the Real-Time Data Set has in the same or the next vintage. */
const coveredVintages = ['2021-01-18', '2022-10-31'];

/** The Philadelphia Fed computes this rate to four decimals. The agency publishes one. */
const roundedToOneDecimal = 'fred/CIVPART';

/**
 * Creates the source for the US core: FRED series in the vintages of gretl's sample database, 21 of them with the older vintages of the
 * Real-Time Data Set.
 */
export function createFredSource(folder: string): Source {
  const snapshot = readExtractMetadata<SnapshotMetadata>(folder, 'us_fred_core');
  const vintages = readExtractMetadata<VintageMetadata>(folder, snapshotExtract).series;
  const frequencies = new Map(snapshot.series.map(({ series, frequency }) => [`fred/${series}`, frequency]));
  const dataSet = readRealTimeDataSet(folder);
  const rows = groupBy(readExtractRows(folder, realTimeExtract), ({ series }) => series);
  const joined = new Map([...rows.keys()].map((series) => [dataSet.findJoinedId(series), series]));
  return {
    name: 'fred',
    extracts: [
      { name: snapshotExtract, encoding: 'delta' },
      { name: realTimeExtract, encoding: 'delta' },
    ],
    omitsMissingPeriods: false,
    toKey(series, extract) {
      const id = extract === realTimeExtract ? dataSet.findJoinedId(series) : series;
      return id === undefined ? undefined : `fred/${id}`;
    },
    selectRows(own, key, extract) {
      if (extract !== realTimeExtract || key !== roundedToOneDecimal) return own;
      return own.map((row) => ({ ...row, value: row.value === null ? null : Math.round(row.value * 10) / 10 }));
    },
    getFrequency(key) {
      const frequency = frequencies.get(key);
      if (frequency === undefined) throw new Error('us_fred_core.meta.json states no frequency');
      return frequency;
    },
    listVintages(series, extract) {
      if (extract === realTimeExtract) return dataSet.listVintages(series, rows.get(series) ?? []);
      if (!joined.has(series)) return undefined;
      return vintages[series]?.map(({ vintage }) => vintage).filter((date) => !coveredVintages.includes(date));
    },
    getUnit(key, vintage) {
      const id = key.slice('fred/'.length);
      const units = vintages[id]?.find((entry) => entry.vintage === vintage)?.units;
      if (units !== undefined) return expandUnit(units);
      const realTimeSeries = joined.get(id);
      if (realTimeSeries === undefined) throw new Error(`${snapshotExtract}.meta.json states no units for ${vintage}`);
      return dataSet.getUnit(realTimeSeries, vintage);
    },
  };
}
