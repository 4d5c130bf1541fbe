import type { DiagnosticsResponse } from 'almanac-sdk';
import { isRejected, type Significance } from '../statistics/significance';
import { lagsBeyond, namedLags } from './plots/correlations';
import { type DiagnosticName, shapeOf } from './readings';

type Results = DiagnosticsResponse['results'];

/** What one test's result tells besides, or how others limit what it tells. */
export function remarkOn(name: DiagnosticName, results: Results, significance: Significance): string {
  const { acf, jarque_bera } = results;
  const remembers = isAutocorrelated(results, significance);
  if (name === 'ljung_box' && !remembers && acf?.status === 'computed') return singleLags(lagsBeyond(acf.values));
  if (name === 'jarque_bera' && jarque_bera?.status === 'computed') {
    const doubt = remembers ? ' The autocorrelation makes its p-value too small or too large.' : '';
    return shapeOf(jarque_bera) + doubt;
  }
  if (name === 'arch_lm' && remembers) {
    return 'Unreliable here: autocorrelation is left in the mean, and looks like clustering too. Take differences, or test the residuals of a model.';
  }
  return '';
}

/** Whether Ljung-Box finds autocorrelation, by which tests that assume independence are misled. */
export function isAutocorrelated({ ljung_box }: Results, significance: Significance): boolean {
  return ljung_box?.status === 'computed' && isRejected(ljung_box.rejected, significance) === true;
}

function singleLags(beyond: number[]): string {
  if (beyond.length === 0) return '';
  const one = beyond.length === 1;
  return `Taken singly, ${one ? 'lag' : 'lags'} ${namedLags(beyond)} of the ACF ${one ? 'reaches' : 'reach'} beyond the band; a few do so by chance.`;
}
