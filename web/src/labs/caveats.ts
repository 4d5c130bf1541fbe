import type { DiagnosticsResponse } from 'almanac-sdk';
import { isRejected, type Significance } from '../statistics/significance';
import { findSignificantLags, formatLags } from './plots/correlations';
import { type DiagnosticName, describeShape } from './readings';

type Results = DiagnosticsResponse['results'];

/** What one test's result tells besides, or how others limit what it tells. */
export function describeCaveat(name: DiagnosticName, results: Results, significance: Significance): string {
  const { acf, jarque_bera } = results;
  const hasAutocorrelation = isAutocorrelated(results, significance);
  if (name === 'ljung_box' && !hasAutocorrelation && acf?.status === 'computed')
    return describeSingleLags(findSignificantLags(acf.values));
  if (name === 'jarque_bera' && jarque_bera?.status === 'computed') {
    const caveat = hasAutocorrelation ? ' The autocorrelation makes its p-value too small or too large.' : '';
    return describeShape(jarque_bera) + caveat;
  }
  if (name === 'arch_lm' && hasAutocorrelation) {
    return 'Unreliable here: autocorrelation is left in the mean, and looks like clustering too. Take differences, or test the residuals of a model.';
  }
  return '';
}

/** Whether Ljung-Box finds autocorrelation, by which tests that assume independence are misled. */
export function isAutocorrelated({ ljung_box }: Results, significance: Significance): boolean {
  return ljung_box?.status === 'computed' && isRejected(ljung_box.rejected, significance) === true;
}

function describeSingleLags(lags: number[]): string {
  if (lags.length === 0) return '';
  const isSingle = lags.length === 1;
  return `Taken singly, ${isSingle ? 'lag' : 'lags'} ${formatLags(lags)} of the ACF ${isSingle ? 'reaches' : 'reach'} beyond the band; a few do so by chance.`;
}
