import { formatUserAgent } from '../../web/src/account/formatUserAgent.js';

const mozilla = 'Mozilla/5.0';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';

test.each([
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0`, 'Firefox on Windows'],
  [`${mozilla} (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/126.0.0.0`, 'Edge on Windows'],
  [`${mozilla} (X11; Linux x86_64) ${chrome} Safari/537.36`, 'Chrome on Linux'],
  [`${mozilla} (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome on ChromeOS'],
  [`${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/126.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${mozilla} (Linux; Android 14; Pixel 8) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36 OPR/111.0.0.0`, 'Opera on macOS'],
  [
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`,
    'Safari on macOS',
  ],
  [
    `${mozilla} (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  ['curl/8.5.0', 'curl'],
  ['python-requests/2.32', 'python-requests/2.32'],
  [`${mozilla} (X11; Linux x86_64)`, 'Unknown client on Linux'],
  ['', 'Unknown client'],
])('formats %j as %s', (userAgent, name) => {
  expect(formatUserAgent(userAgent)).toBe(name);
});
