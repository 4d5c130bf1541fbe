import { toDay } from '../../charts/chartModel.js';
import { formatValue } from '../../charts/formatNumber.js';
import { formatPeriod } from '../../series/periods.js';
import type { AlertMoment } from '../../store/alertFirings.js';
import type { MailedAlert } from './mailContent.js';
import type { MailSeries } from './readMailSeries.js';

/** Describes the value of an alert, how it changed, and the vintage. */
export function describeFacts(moment: AlertMoment, series: MailSeries | undefined): MailedAlert['facts'] {
  const { period, value, vintage } = moment;
  if (series === undefined) return [];
  if (period === null || value === null) return [['As of', vintage]];
  const { line } = series;
  return [
    [formatPeriod(period, line.frequency), formatValue(value, line.decimals)],
    ...describeChange(moment, series),
    ['Vintage', vintage],
  ];
}

/** Describes the change by a revision, or from the period before. */
function describeChange({ period, value, previousValue }: AlertMoment, { line }: MailSeries): MailedAlert['facts'] {
  const { times, values, decimals, frequency } = line;
  const describe = (from: number) => {
    const change = (value ?? 0) - from;
    return `${change > 0 ? '+' : ''}${formatValue(change, decimals)}`;
  };
  if (previousValue !== null)
    return [[`Revised from ${formatValue(previousValue, decimals)}`, describe(previousValue)]];
  const index = times.indexOf(Date.parse(period ?? '')) - 1;
  const [time, before] = [times[index], values[index]];
  if (time === undefined || before === undefined || Number.isNaN(before)) return [];
  return [[`Change from ${formatPeriod(toDay(time), frequency)}`, describe(before)]];
}
