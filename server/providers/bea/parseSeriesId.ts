import { ProviderFailure } from '../providerFailure.js';

/** Where a series stands at the BEA: a line of a table of the nation, or a line of a regional table for an area. */
export interface ParsedSeriesId {
  /** As it is written here, whatever spelling it was asked by. */
  id: string;
  /** What the call has to name; series that have it in common come with one call. */
  table: Record<string, string>;
  /** The number of the line or the code of the series; undefined for regional ones, whose line is part of the call. */
  line?: string;
  area?: string;
}

export const exampleId = 'NIPA/T10106/Q/1';

/** Those whose series are lines of tables. */
const nationalDatasets = ['NIPA', 'NIUnderlyingDetail', 'FixedAssets'];

/** Reads `NIPA/T10106/Q/1`, `NIPA/T10106/Q/A191RX` or `Regional/CAGDP2/1/06000`. Throws a ProviderFailure. */
export function parseSeriesId(text: string): ParsedSeriesId {
  const [first = '', ...rest] = text.split('/');
  const dataset = [...nationalDatasets, 'Regional'].find((name) => name.toLowerCase() === first.toLowerCase());
  const [table = '', middle = '', last = ''] = rest.map((part) => part.toUpperCase());
  const middlePattern = dataset === 'Regional' ? /^\d+$/ : dataset === 'FixedAssets' ? /^A$/ : /^[AQM]$/;
  if (
    dataset === undefined ||
    rest.length !== 3 ||
    !/^\w+$/.test(table) ||
    !middlePattern.test(middle) ||
    !/^\w+$/.test(last)
  ) {
    throw new ProviderFailure(
      'invalid',
      `A series of the BEA is written dataset/table/frequency/line, such as ${exampleId}, or Regional/table/line/area, such as Regional/CAGDP2/1/06000. The datasets are ${nationalDatasets.join(', ')} and Regional.`,
    );
  }
  const id = [dataset, table, middle, last].join('/');
  const commonParameters = { DatasetName: dataset, TableName: table };
  if (dataset === 'Regional') return { id, table: { ...commonParameters, LineCode: middle }, area: last };
  // Fixed assets are annual, and the call has no word for it.
  return {
    id,
    table: dataset === 'FixedAssets' ? commonParameters : { ...commonParameters, Frequency: middle },
    line: last,
  };
}
