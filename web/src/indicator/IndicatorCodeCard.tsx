import type { IndicatorDetailResponse } from 'almanac-sdk';
import { useSignedIn } from '../account/signedIn';
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
  // Visitors who see the page without an account read the library without a key.
  const needsKey = useSignedIn();
  const snippets = { curl: buildCurlCommands(shown, view, needsKey), TypeScript: buildProgram(shown, view) };
  return <CodeCard snippets={snippets} needsKey={needsKey} />;
}
