import type { ForecastResult } from 'almanac-sdk';
import { findDecimals } from '../format';

/** Returns the number of decimals of forecasts: that of the values they continue. */
export function findForecastDecimals({ history }: Pick<ForecastResult, 'history'>, unit: string): number | undefined {
  return findDecimals(
    unit,
    history.map(({ actual }) => actual),
  );
}
