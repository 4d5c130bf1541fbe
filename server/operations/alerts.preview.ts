import { parseCondition } from '../alerts/parseCondition.js';
import { previewRule } from '../alerts/previewRule.js';
import { resolveTarget } from '../alerts/resolveTarget.js';
import { getToday } from '../appContext.js';
import { requireAccountId } from '../caller.js';
import type { Operation } from '../contract.js';
import { subtractYears } from '../series/periods.js';

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
