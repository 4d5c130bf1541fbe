/** How long a forecast or a backtest is stored. */
export const forecastLifetimeMs = 90 * 86_400_000;
