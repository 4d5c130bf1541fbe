import type { IndicatorDetailResponse } from 'almanac-sdk';
import { CodeCard } from '../parts/CodeCard';
import { commandsOf, programOf } from './query';
import type { View } from './view';

/** What the chart shows, asked for from a program. */
export function SameQuery({ indicator: { metadata }, view }: { indicator: IndicatorDetailResponse; view: View }) {
  return <CodeCard codes={{ curl: commandsOf(metadata, view), TypeScript: programOf(metadata, view) }} />;
}
