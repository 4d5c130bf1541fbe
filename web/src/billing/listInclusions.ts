import type { BillingPlan } from 'almanac-sdk';

/** Lists what a plan includes, in the order of its importance. */
export function listInclusions(plan: BillingPlan): string[] {
  const { limitPerMinute, limitPerDay, keyLimit, features } = plan;
  const format = (count: number) => count.toLocaleString('en-US');
  return [
    limitPerDay === null ? 'Requests per day as agreed' : `${format(limitPerDay)} requests per day`,
    limitPerMinute === null ? 'Requests per minute as agreed' : `${format(limitPerMinute)} requests per minute and key`,
    `${format(plan.computeLimit)} compute seconds, ${format(plan.computePerMinute)} more each minute`,
    features.forecastsPerDay === null
      ? 'Forecasts and backtests'
      : `${format(features.forecastsPerDay)} forecasts per day`,
    features.historyYears === null ? 'The full history, with vintages' : `${features.historyYears} years of history`,
    features.formats.includes('csv') ? 'JSON and CSV' : 'JSON',
    features.alerts ? `${format(plan.maxAlertRules)} alert rules` : 'No alerts',
    `${format(plan.maxWebhookEndpoints)} webhook ${plan.maxWebhookEndpoints === 1 ? 'endpoint' : 'endpoints'}`,
    keyLimit === null ? 'Keys as agreed, with scopes and allowed addresses' : `${keyLimit} API keys`,
  ];
}
