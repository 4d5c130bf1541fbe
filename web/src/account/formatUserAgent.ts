const browsers: [name: string, pattern: RegExp][] = [
  // Edge and Opera call themselves Chrome besides, and Chrome calls itself Safari: the order decides.
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bVersion\/\S+ .*Safari\//],
  ['curl', /^curl\//],
];

const systems: [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows NT\b/],
  ['macOS', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** The program that a User-Agent header names, in words: Firefox on Windows. One that is not known stays as it is. */
export function formatUserAgent(userAgent: string): string {
  if (userAgent === '') return 'Unknown program';
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (browser === undefined) return system === undefined ? userAgent : `A program on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
