/**
 * Names a series in a sentence or a title: the indicator with the country, unless the name begins with "US": "US Unemployment Rate (US)" would
 * say it twice. Other codes at the start of a name, as in "IT Services", can mean something else.
 */
export function nameSeries({ name, country }: { name: string; country: string }): string {
  return country === 'US' && name.startsWith('US ') ? name : `${name} (${country})`;
}
