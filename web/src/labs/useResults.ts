import type { DiagnosticsResponse, StationarityResponse } from 'almanac-sdk';
import { almanac } from '../almanac';
import { getSourceKey, type Source } from '../sample/sample';
import { type Call, useCall } from '../useCall';
import type { Lab } from './lab';
import { buildDiagnosticsRequest, buildStationarityRequest } from './request';

/** The responses of both operations. */
export interface Results {
  diagnostics: DiagnosticsResponse;
  stationarity: StationarityResponse;
}

/** Runs all tests of a lab. A null source runs nothing. */
export function useResults(source: Source | null, lab: Lab): Call<Results> {
  const key = source === null ? '' : `lab ${getSourceKey(source)} ${JSON.stringify(lab)}`;
  return useCall(key, () => runTests(source as Source, lab));
}

async function runTests(source: Source, lab: Lab): Promise<Results> {
  const [diagnostics, stationarity] = await Promise.all([
    almanac.labs.diagnostics(buildDiagnosticsRequest(source, lab)),
    almanac.labs.stationarity(buildStationarityRequest(source, lab)),
  ]);
  return { diagnostics, stationarity };
}
