import type { VintageUpdate } from '../../series/vintageUpdate.js';
import { groupBy } from '../../store/rows.js';
import type { Publisher } from '../publisher.js';
import type { ImportedSeries, SeriesDescription } from '../seriesDescription.js';
import type { UploadRow } from './readUpload.js';

/** The publisher of uploaded series. */
export const uploader: Publisher = {
  provider: 'csv',
  title: 'Uploaded to this server',
  homepage: null,
  terms: { summary: 'Uploaded to this server.', url: null },
  texts: {
    describeOrigin: () => 'Uploaded to this server.',
    describeMethodology: () => 'As uploaded to this server, unchanged.',
    releaseName: 'Series uploaded to this server',
    licenceName: 'not stated',
    conditions: 'Ask its operator for the terms.',
    certaintyNote: 'An upload states no terms.',
  },
};

/** Converts an upload to a series to import: rows with vintages become vintage updates, rows without become the current values. */
export function buildUploadedSeries(rows: UploadRow[], description: SeriesDescription): ImportedSeries {
  const sorted = [...rows].sort((a, b) => (getSortKey(a) < getSortKey(b) ? -1 : 1));
  const latest = new Map(sorted.map(({ date, value }) => [date, value]));
  const hasVintages = rows.some(({ vintage }) => vintage !== undefined);
  const steps = Array.from(
    groupBy(sorted, ({ vintage = '' }) => vintage),
    ([date, changed]): VintageUpdate => {
      return { date, unit: description.unit, changed };
    },
  );
  return {
    ...description,
    observations: Array.from(latest, ([date, value]) => ({ date, value })),
    vintages: hasVintages ? steps : null,
  };
}

function getSortKey({ date, vintage = '' }: UploadRow): string {
  return `${vintage} ${date}`;
}
