/** The addresses to which a mail links. */
export interface MailLinks {
  publicUrl: string;
  /** The address that stops alert mail, or with `?rule=` that of one rule. */
  stopUrl: string;
}

/** Returns the address that stops the mail of one rule. */
export function buildRuleStopUrl({ stopUrl }: MailLinks, ruleId: string): string {
  return `${stopUrl}?rule=${encodeURIComponent(ruleId)}`;
}
