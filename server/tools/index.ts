import { compute } from './compute.js';
import { describeIndicator } from './describeIndicator.js';
import { getCalendar } from './getCalendar.js';
import { getObservations } from './getObservations.js';
import { getRevisions } from './getRevisions.js';
import { runDiagnostics } from './runDiagnostics.js';
import { runForecast } from './runForecast.js';
import { searchIndicators } from './searchIndicators.js';
import type { Tool } from './tool.js';

/** All tools, in the order in which they are listed. */
export const tools: readonly Tool[] = [
  searchIndicators,
  describeIndicator,
  getObservations,
  getRevisions,
  getCalendar,
  runDiagnostics,
  runForecast,
  compute,
];
