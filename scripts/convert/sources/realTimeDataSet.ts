import { groupBy } from '../buildSeriesLines.js';
import { excludedSeries } from '../excludedSeries.js';
import { readExtractRows } from '../extractRows.js';
import { readRealTimeDataSet, realTimeExtract } from '../realTimeDataSet.js';
import type { Source } from '../source.js';

/** Creates the source for the series of the Real-Time Data Set that no other file of the library has. */
export function createRealTimeDataSetSource(folder: string): Source {
  const dataSet = readRealTimeDataSet(folder);
  const rows = groupBy(readExtractRows(folder, realTimeExtract), ({ series }) => series);
  return {
    name: 'rtdsm',
    extracts: [{ name: realTimeExtract, encoding: 'delta' }],
    omitsMissingPeriods: false,
    toKey(series) {
      const key = `rtdsm/${series}`;
      return key in excludedSeries || dataSet.findJoinedId(series) !== undefined ? undefined : key;
    },
    getFrequency: (key) => dataSet.getFrequency(key.slice('rtdsm/'.length)),
    listVintages: (series) => dataSet.listVintages(series, rows.get(series) ?? []),
    getUnit: (key, vintage) => dataSet.getUnit(key.slice('rtdsm/'.length), vintage),
  };
}
