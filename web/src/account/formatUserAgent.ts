const browsers: [name: string, pattern: RegExp][] = [
  // The order matters: Edge and Opera also claim to be Chrome, and Chrome claims to be Safari.
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

/** Formats a User-Agent header: "Firefox on Windows". An unknown user agent is returned unchanged. */
export function formatUserAgent(userAgent: string): string {
  if (userAgent === '') return 'Unknown client';
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  if (browser === undefined) return system === undefined ? userAgent : `Unknown client on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
