import type { DiagnosticsRequest, StationarityRequest } from 'almanac-sdk';
import { atPaths } from '../options/option';
import { type Source, sampleRequest } from '../sample/sample';
import type { Lab } from './lab';
import { everyOption } from './options';

/** The whole request to `labs.diagnostics`. */
export function diagnosticsRequest(source: Source, lab: Lab): DiagnosticsRequest {
  return {
    ...commonRequest(source, lab),
    ...chosen(lab, 'diagnostics'),
    tests: ['acf', 'pacf', 'ljung_box', 'box_pierce', 'durbin_watson', 'breusch_godfrey', 'jarque_bera', 'arch_lm'],
    includeValues: true,
  };
}

/** The whole request to `labs.stationarity`. */
export function stationarityRequest(source: Source, lab: Lab): StationarityRequest {
  return { ...commonRequest(source, lab), ...chosen(lab, 'stationarity') };
}

function commonRequest(source: Source, lab: Lab) {
  const { transformations } = lab;
  return { ...sampleRequest(source, lab), ...(transformations.length > 0 && { transformations }) };
}

/** The options that were set of one of the requests, each at its path. */
function chosen({ options }: Lab, of: 'diagnostics' | 'stationarity'): object {
  return atPaths(
    options,
    everyOption.filter((option) => option.of === of || option.of === 'both'),
  );
}
