import { useApi } from '../support/useApi.js';
import { parseCodeBlocks, readPage } from './markdown.js';

const api = useApi({ PUBLIC_READING: true, ANONYMOUS_REQUESTS_PER_MINUTE: 1000 });
const blocks = parseCodeBlocks(readPage('docs/using-the-api.md'));

function findAddresses(language: string, pattern: RegExp): string[] {
  const texts = blocks.filter((block) => block.language === language).map(({ text }) => text);
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([, address]) => address ?? ''));
}

test('the Markdown example shows a picture with alternative text, without a key', async () => {
  const addresses = findAddresses('md', /^!\[\w[^\]]+\]\(http:\/\/127\.0\.0\.1:3000(\/api\/charts\/[^)]+)\)$/gm);
  expect(addresses).toHaveLength(1);
  for (const address of addresses) {
    const { headers, body } = await api().request.get(address).buffer(true).expect(200);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(String(body)).toMatch(/^<svg role="img" .*<desc>Chart: US Consumer Price Index, All Items\. /s);
  }
});

test('the HTML example frames the page to embed', async () => {
  const addresses = findAddresses('html', /<iframe src="http:\/\/127\.0\.0\.1:3000(\/embed\/[^"]+)" title="[^"]+"/g);
  expect(addresses).toHaveLength(1);
  for (const address of addresses) {
    const { headers } = await api().request.get(address).expect(200);
    expect(headers['content-type']).toContain('text/html');
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
  }
});
