import type { ChartMarker, ChartModel } from './chartModel.js';
import { describeLine } from './describeLine.js';

/** Describes a chart in words, for readers who do not see it: each line, and what is marked. */
export function describeChart({
  title,
  lines,
  recessions,
  markers,
}: Pick<ChartModel, 'title' | 'lines' | 'recessions' | 'markers'>): string {
  // Only the first line has markers.
  const subject = lines.length > 1 ? `${lines[0]?.label}: ` : '';
  const sentences = [...lines.map(describeLine), ...markers.map((marker) => subject + describeMarker(marker))];
  if (recessions.length > 0) sentences.push('Shaded areas are US recessions.');
  return [`Chart: ${title}.`, ...sentences].join(' ');
}

function describeMarker({ kind, text }: ChartMarker): string {
  return kind === 'break' ? `Break: ${text}` : text;
}
