import type { DiagnosticsResponse } from 'almanac-sdk';
import { isRejected, type Significance } from '../statistics/significance';
import { findSignificantLags, formatLags } from './plots/correlations';
import { type DiagnosticName, describeShape } from './readings';

type Results = DiagnosticsResponse['results'];

/** Describes how the results of other tests qualify the result of a test; an empty text if they do not. */
export function describeCaveat(name: DiagnosticName, results: Results, significance: Significance): string {
  const { acf, jarque_bera } = results;
  const hasAutocorrelation = isAutocorrelated(results, significance);
  if (name === 'ljung_box' && !hasAutocorrelation && acf?.status === 'computed')
    return describeSingleLags(findSignificantLags(acf.values));
  if (name === 'jarque_bera' && jarque_bera?.status === 'computed') {
    const caveat = hasAutocorrelation ? ' Autocorrelation distorts its p-value.' : '';
    return describeShape(jarque_bera) + caveat;
  }
  if (name === 'arch_lm' && hasAutocorrelation) {
    return 'Unreliable here: autocorrelation in the mean can look like clustering. Take differences, or test the residuals of a model.';
  }
  return '';
}

/** Whether the Ljung-Box test finds autocorrelation, which invalidates tests that assume independence. */
export function isAutocorrelated({ ljung_box }: Results, significance: Significance): boolean {
  return ljung_box?.status === 'computed' && isRejected(ljung_box.rejected, significance) === true;
}

function describeSingleLags(lags: number[]): string {
  if (lags.length === 0) return '';
  const isSingle = lags.length === 1;
  return `Individually, ${isSingle ? 'lag' : 'lags'} ${formatLags(lags)} of the ACF ${isSingle ? 'exceeds' : 'exceed'} the band; a few do so by chance.`;
}
