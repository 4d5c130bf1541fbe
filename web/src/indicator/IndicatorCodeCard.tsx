import type { IndicatorDetailResponse } from 'almanac-sdk';
import { CodeCard } from '../parts/CodeCard';
import { buildCurlCommands, buildProgram } from './codeSnippets';
import type { View } from './view';

/** What the chart shows, asked for from a program. */
export function IndicatorCodeCard({
  indicator: { metadata },
  view,
}: {
  indicator: IndicatorDetailResponse;
  view: View;
}) {
  return <CodeCard snippets={{ curl: buildCurlCommands(metadata, view), TypeScript: buildProgram(metadata, view) }} />;
}
