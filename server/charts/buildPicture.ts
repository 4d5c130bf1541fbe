import type { Frequency } from '../series/frequency.js';
import { type ChartLine, type ChartMarker, type ChartModel, listUnits, type Recession, toDay } from './chartModel.js';
import { formatDay, formatPeriod } from './formatDate.js';
import { indexLines } from './indexLines.js';
import { selectMarkers } from './listMarkers.js';

/** What a picture shows besides its lines. */
export interface PictureOptions extends Pick<ChartModel, 'logarithmic' | 'theme' | 'width' | 'height'> {
  /** The names of the indicators. */
  names: string[];
  frequency: Frequency;
  /** The agencies that produce the data. */
  agencies: string[];
  /** The day as of which the values are known; null for the latest ones. */
  vintage: string | null;
  indexed: boolean;
  /** The recessions to shade; those outside the range of the lines are left out. */
  recessions: readonly Recession[];
  /** The dates to mark; those outside the range of the lines are left out. */
  markers: readonly ChartMarker[];
  /** The lines that do not exist in the vintage. */
  missing: string[];
}

/**
 * Builds the model of a picture: the texts, the lines, indexed if requested, and the recessions and markers within their
 * range. Leaves out lines in a third unit, because a picture has two axes.
 */
export function buildPicture(read: ChartLine[], options: PictureOptions): ChartModel {
  const { names, frequency, logarithmic, theme, width, height } = options;
  const all = options.indexed ? applyIndex(read, frequency) : read;
  const units = listUnits({ lines: all });
  const lines = all.filter(({ unit }) => units.includes(unit));
  const from = Math.min(...lines.map(({ times }) => times[0] ?? Number.POSITIVE_INFINITY));
  const to = Math.max(...lines.map(({ times }) => times.at(-1) ?? Number.NEGATIVE_INFINITY));
  const recessions = options.recessions.filter(({ start, end }) => Date.parse(end) >= from && Date.parse(start) <= to);
  const markers = from <= to ? selectMarkers(options.markers, toDay(from), toDay(to)) : [];
  const leftOut = all.filter((line) => !lines.includes(line));
  const isPositive = lines.every(({ values }) => values.every((value) => Number.isNaN(value) || value > 0));
  return {
    ...{ title: names.join(' · '), subtitle: buildSubtitle(lines, options), frequency, lines, theme, width, height },
    source: buildSource(options.agencies, { recessions, markers, lines, leftOut, missing: options.missing }),
    ...{ recessions, markers },
    logarithmic: logarithmic && isPositive,
  };
}

/** Indexes the lines to 100 at their first common date. Returns them unchanged if there is none. */
function applyIndex(read: ChartLine[], frequency: Frequency): ChartLine[] {
  const index = indexLines(read);
  if (index === null) return read;
  const unit = `Index, ${formatPeriod(toDay(index.base), frequency)}=100`;
  return index.lines.map((line) => ({ ...line, unit }));
}

function buildSubtitle(lines: ChartLine[], { vintage }: PictureOptions): string {
  const [first] = lines;
  return [
    ...(lines.length === 1 && first ? [first.label] : []),
    ...(listUnits({ lines }).length === 1 && first ? [first.unit] : []),
    ...(vintage === null ? [] : [`as of ${formatDay(vintage)}`]),
  ].join(' · ');
}

interface Drawn extends Pick<ChartModel, 'recessions' | 'markers' | 'lines'> {
  leftOut: ChartLine[];
  missing: string[];
}

/** States the source, and the meaning of everything that is drawn besides solid lines. */
function buildSource(agencies: string[], { recessions, markers, lines, leftOut, missing }: Drawn): string {
  const projected = lines.some(
    ({ times, projectionsFrom }) => projectionsFrom !== null && (times.at(-1) ?? 0) >= Date.parse(projectionsFrom),
  );
  return [
    `Source: ${agencies.join('; ')}.`,
    ...(projected ? ['Dashed: projections.'] : []),
    ...(recessions.length > 0 ? ['Shaded: US recessions (NBER).'] : []),
    ...(markers.some(({ kind }) => kind === 'break') ? ['Dotted: breaks.'] : []),
    ...(markers.some(({ kind }) => kind === 'unit') ? ['Triangles: the unit changed between vintages.'] : []),
    ...(leftOut.length > 0 ? [`Not shown, in a third unit: ${leftOut.map(({ label }) => label).join('; ')}.`] : []),
    ...(missing.length > 0 ? [`No values of that day: ${missing.join('; ')}.`] : []),
    'Almanac',
  ].join(' ');
}
