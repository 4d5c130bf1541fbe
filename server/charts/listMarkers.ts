import type { ChartMarker } from './chartModel.js';
import { formatDay } from './formatDate.js';

/** The parts of a guardrail finding that matter for markers. */
interface BreakFinding {
  code: string;
  severity: string;
  message: string;
  from: string | null;
}

/** A unit of a series, and the first vintage that uses it. */
interface VintageUnit {
  from: string;
  unit: string;
}

/**
 * Lists the dates to mark on the chart of a series, oldest first: the breaks that its guardrails found, and the vintages
 * since which it is published in another unit or base. A level shift that coincides with an event is no break.
 */
export function listMarkers(findings: readonly BreakFinding[], units: readonly VintageUnit[]): ChartMarker[] {
  const breaks = findings.flatMap(({ code, severity, message, from }): ChartMarker[] => {
    const isBreak = code === 'UNIT_BREAK' || (code === 'LEVEL_SHIFT' && severity !== 'info');
    return isBreak && from !== null ? [{ kind: 'break', date: from, text: message }] : [];
  });
  const changes = units.slice(1).map(({ from, unit }, index): ChartMarker => {
    const text = `Published in ${unit} since the vintage of ${formatDay(from)}, before in ${units[index]?.unit}.`;
    return { kind: 'unit', date: from, text };
  });
  return [...breaks, ...changes].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** Selects the markers in a range of days. */
export function selectMarkers(markers: readonly ChartMarker[], from: string, to: string): ChartMarker[] {
  return markers.filter(({ date }) => date >= from && date <= to);
}
