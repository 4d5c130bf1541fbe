import type { Owner } from '../../compute/fairQueue.js';
import { type AlertFiring, countUnmailed, listUnmailed } from '../../store/alertFirings.js';
import type { MailKind } from '../../store/alertMails.js';
import { type AlertRule, listRulesByIds } from '../../store/alertRules.js';
import { findReleaseById } from '../../store/releases.js';
import { groupBy } from '../../store/rows.js';
import { buildVintageLink } from '../buildAlertLink.js';
import { describeFacts } from './describeFacts.js';
import { drawMailChart } from './drawMailChart.js';
import type { MailContent, MailGroup } from './mailContent.js';
import type { MailContext } from './mailContext.js';
import { type MailSeries, readMailSeries } from './readMailSeries.js';

/** Number of alerts that a mail lists, the latest ones. */
const maxAlerts = 30;
/** Pictures of about 40 kB each. */
const maxCharts = 6;

/** Who waits for the charts; undefined for scheduled work. */
type ChartOwner = Owner | undefined;
type ReadContext = Pick<MailContext, 'db' | 'now' | 'compute' | 'log'>;

/** Reads the content of the next mail of an account; undefined if all that has fired was mailed. */
export async function readMailContent(
  context: ReadContext,
  accountId: string,
  mail: MailKind,
  owner: ChartOwner,
): Promise<MailContent | undefined> {
  const { db } = context;
  const firings = await listUnmailed(db, accountId, mail, maxAlerts);
  const [latest] = firings;
  if (latest === undefined) return undefined;
  const count = firings.length < maxAlerts ? firings.length : await countUnmailed(db, accountId, mail);
  const rules = new Map(
    (await listRulesByIds(db, [...new Set(firings.map(({ ruleId }) => ruleId))])).map((rule) => [rule.id, rule]),
  );
  const bySubject = groupBy(firings, ({ ruleId, subject }) => `${subject} ${findUnits(rules.get(ruleId))}`);
  const groups: MailGroup[] = [];
  for (const alerts of bySubject.values())
    groups.push(await buildGroup(context, alerts, rules, groups.length < maxCharts ? { owner } : undefined));
  return { mail, count, groups, lastId: latest.id };
}

function findUnits(rule: AlertRule | undefined) {
  return rule !== undefined && 'units' in rule.condition ? rule.condition.units : 'lin';
}

/** Builds a group, with a chart if `drawing` says for whom to draw it. */
async function buildGroup(
  context: ReadContext,
  firings: AlertFiring[],
  rules: Map<string, AlertRule>,
  drawing: { owner: ChartOwner } | undefined,
): Promise<MailGroup> {
  const [latest] = firings as [AlertFiring];
  const rule = rules.get(latest.ruleId);
  const series = await readMailSeries(context, latest.firing, findUnits(rule));
  const level = rule?.condition.kind === 'level' ? rule.condition.level : null;
  const isDrawn = drawing !== undefined && series !== undefined;
  const alerts = firings.map(({ ruleId, ruleName, firing }) => ({
    ...{ ruleId, ruleName, sentence: firing.sentence, link: buildVintageLink(firing) },
    facts: describeFacts(firing, series),
  }));
  return {
    title: series?.title ?? (await nameRelease(context, latest)),
    subtitle: series === undefined ? '' : `${series.line.unit}, as of ${latest.firing.vintage}`,
    link: buildVintageLink(latest.firing),
    chart: isDrawn ? await drawChart(context, { series, latest, level, owner: drawing.owner }) : undefined,
    alerts,
  };
}

async function drawChart(
  context: ReadContext,
  {
    series,
    latest,
    level,
    owner,
  }: { series: MailSeries; latest: AlertFiring; level: number | null; owner: ChartOwner },
): Promise<MailGroup['chart']> {
  const png = await drawMailChart(context, { ...series, vintage: latest.firing.vintage, level }, owner);
  return png && { cid: `chart-${latest.id}@almanac`, png, description: `Chart: ${series.title}` };
}

async function nameRelease({ db }: ReadContext, { firing, ruleName }: AlertFiring): Promise<string> {
  const release = firing.release === null ? undefined : await findReleaseById(db, firing.release);
  return release?.name ?? ruleName;
}
