import type { MailPicture } from '../../mail/mailer.js';
import type { MailKind } from '../../store/alertMails.js';

/** The content of an alert mail. */
export interface MailContent {
  mail: MailKind;
  /** How many alerts there are. The mail lists the latest ones. */
  count: number;
  groups: MailGroup[];
  /** The id of the last alert. */
  lastId: number;
}

/** The alerts about one series in the same units, or about one release. */
export interface MailGroup {
  title: string;
  /** The unit and the vintage of the chart; empty without one. */
  subtitle: string;
  /** The path of the page. */
  link: string;
  chart: (MailPicture & { description: string }) | undefined;
  alerts: MailedAlert[];
}

export interface MailedAlert {
  ruleId: string;
  ruleName: string;
  sentence: string;
  /** The path of the page about the series in the vintage, or about the release. */
  link: string;
  /** Such as the value and its change, by label. */
  facts: [label: string, text: string][];
}

/** Returns the title: the kind of the mail, and the number of its alerts. */
export function buildTitle({ mail, count }: MailContent): string {
  const alerts = `${count.toLocaleString('en-US')} alert${count === 1 ? '' : 's'}`;
  if (mail === 'now') return `${alerts} from Almanac`;
  return `${mail === 'daily' ? 'Daily' : 'Weekly'} digest: ${alerts}`;
}

/** Counts the alerts that a mail lists. */
export function countListed({ groups }: MailContent): number {
  return groups.reduce((sum, { alerts }) => sum + alerts.length, 0);
}
