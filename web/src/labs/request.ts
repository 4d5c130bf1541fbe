import type { DiagnosticsRequest, StationarityRequest } from 'almanac-sdk';
import { buildRequestFields } from '../options/option';
import { buildSampleRequest, type Source } from '../sample/sample';
import type { Lab } from './lab';
import { allOptions } from './options';

/** Builds the request to `labs.diagnostics`. */
export function buildDiagnosticsRequest(source: Source, lab: Lab): DiagnosticsRequest {
  return {
    ...buildCommonRequest(source, lab),
    ...buildOptionFields(lab, 'diagnostics'),
    tests: ['acf', 'pacf', 'ljung_box', 'box_pierce', 'durbin_watson', 'breusch_godfrey', 'jarque_bera', 'arch_lm'],
    includeValues: true,
  };
}

/** Builds the request to `labs.stationarity`. */
export function buildStationarityRequest(source: Source, lab: Lab): StationarityRequest {
  return { ...buildCommonRequest(source, lab), ...buildOptionFields(lab, 'stationarity') };
}

function buildCommonRequest(source: Source, lab: Lab) {
  const { transformations } = lab;
  return { ...buildSampleRequest(source, lab), ...(transformations.length > 0 && { transformations }) };
}

/** Builds the fields of the options of one request, each at its path. */
function buildOptionFields({ options }: Lab, request: 'diagnostics' | 'stationarity'): object {
  return buildRequestFields(
    options,
    allOptions.filter((option) => option.request === request || option.request === 'both'),
  );
}
