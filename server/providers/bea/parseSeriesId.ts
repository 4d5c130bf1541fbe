import type { Frequency } from '../../series/frequency.js';
import { ProviderFailure } from '../providerFailure.js';

/** A series of the BEA: a line of a national table, or a line of a regional table for an area. */
export interface ParsedSeriesId {
  /** The canonical id. */
  id: string;
  /** The parameters of the call; series with the same parameters share a call. */
  table: Record<string, string>;
  /** Line number or series code; undefined for regional series, whose line is a parameter of the call. */
  line?: string;
  area?: string;
  /** Stated by national series. */
  frequency?: Frequency | undefined;
}

export const exampleId = 'NIPA/T10106/Q/1';

const frequencies: Record<string, Frequency> = { A: 'annual', Q: 'quarterly', M: 'monthly' };

/** Data sets whose series are lines of tables. */
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
      `Invalid BEA series id. Use dataset/table/frequency/line, for example ${exampleId}, or Regional/table/line/area, for example Regional/CAGDP2/1/06000. The datasets are ${nationalDatasets.join(', ')} and Regional.`,
    );
  }
  const id = [dataset, table, middle, last].join('/');
  const commonParameters = { DatasetName: dataset, TableName: table };
  if (dataset === 'Regional') return { id, table: { ...commonParameters, LineCode: middle }, area: last };
  // Fixed assets are annual, and their call has no frequency parameter.
  return {
    id,
    table: dataset === 'FixedAssets' ? commonParameters : { ...commonParameters, Frequency: middle },
    line: last,
    frequency: frequencies[middle],
  };
}
