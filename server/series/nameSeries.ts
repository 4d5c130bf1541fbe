/**
 * Names a series in a sentence or a title: the indicator with the country, unless the name begins with it. "US Unemployment Rate (US)"
 * would say it twice.
 */
export function nameSeries({ name, country }: { name: string; country: string }): string {
  return name.startsWith(`${country} `) ? name : `${name} (${country})`;
}
