import type { IndicatorDetailResponse } from 'almanac-sdk';
import { CodeCard } from '../parts/CodeCard';
import { buildCurlCommands, buildProgram } from './codeSnippets';
import type { View } from './view';

/** Code that requests the data of the chart. */
export function IndicatorCodeCard({
  indicator: { metadata },
  view,
}: {
  indicator: IndicatorDetailResponse;
  view: View;
}) {
  return <CodeCard snippets={{ curl: buildCurlCommands(metadata, view), TypeScript: buildProgram(metadata, view) }} />;
}
