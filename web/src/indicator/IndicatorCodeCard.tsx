import type { IndicatorDetailResponse } from 'almanac-sdk';
import { CodeCard } from '../parts/CodeCard';
import { buildCurlCommands, buildProgram } from './codeSnippets';
import type { View } from './view';

/** Code that requests the data of the chart. */
export function IndicatorCodeCard({
  indicator: { metadata },
  view,
  lastDate,
}: {
  indicator: IndicatorDetailResponse;
  view: View;
  /** The date of the last value shown. */
  lastDate: string | null;
}) {
  const shown = { ...metadata, lastDate };
  return <CodeCard snippets={{ curl: buildCurlCommands(shown, view), TypeScript: buildProgram(shown, view) }} />;
}
