import { parseCondition } from '../alerts/parseCondition.js';
import { previewRule } from '../alerts/previewRule.js';
import { resolveTarget } from '../alerts/resolveTarget.js';
import { getToday } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { isCalendarDate } from '../series/periods.js';

/** Shows when a rule would have fired, by the vintages of the library. */
export const alertsPreview: Operation<'alerts.preview'> = async (context, { caller, body }) => {
  const { db } = context;
  const day = getToday(context);
  const condition = parseCondition(body.condition);
  const resolved = await resolveTarget(db, body.target, day);
  const since = subtractYears(day, body.years ?? defaultYears);
  return { json: await previewRule(db, requireAccountId(caller), resolved, condition, { since, day }) };
};

/** The default of the contract. */
const defaultYears = 10;

/** Returns the same day of an earlier year; for 29 February the last day of the month. */
function subtractYears(day: string, years: number): string {
  const date = `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;
  return isCalendarDate(date) ? date : date.replace('-02-29', '-02-28');
}
