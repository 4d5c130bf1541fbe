import fc from 'fast-check';
import { readFeed } from '../../../server/providers/news/readFeed.js';
import { readFeedDate } from '../../../server/providers/news/readFeedDate.js';
import { toPlainText } from '../../../server/providers/news/toPlainText.js';

const address = new URL('https://bank.example/rss/press.html');
const response = { status: 200, headers: new Headers(), contentType: 'text/html', bytes: Buffer.alloc(0) };
const read = (text: string) => readFeed('A bank', { ...response, text }, address, 'Europe/Berlin');
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>t</title>${items}</channel></rss>`;

it('reads RSS 2.0: CDATA, HTML in descriptions, links with a duplicate slash, missing fields', () => {
  const items = read(
    rss(`<item><title><![CDATA[Rates & <b>prices</b>]]></title><link>https://bank.example//press/1</link><guid>https://bank.example//press/1</guid>
      <description>&lt;p&gt;It&amp;rsquo;s up.&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;p&gt;More.&lt;/p&gt;</description><pubDate>Fri, 24 Jul 2026 17:30:00 +0200</pubDate></item>
      <item><description>Only a text.</description></item>
      <item><title>Same</title><description>Same</description><guid isPermaLink="false">7</guid><pubDate>someday</pubDate></item>
      <item><link>javascript:alert(1)</link><title>Odd link</title></item>
      <item><pubDate>Fri, 24 Jul 2026 17:30:00 GMT</pubDate></item>`),
  );
  const nothing = { summary: null, url: null, publishedAt: null };
  expect(items).toEqual([
    {
      name: 'https://bank.example//press/1',
      title: 'Rates & prices',
      summary: 'It’s up. More.',
      url: 'https://bank.example/press/1',
      publishedAt: '2026-07-24T15:30:00.000Z',
    },
    { ...nothing, name: 'Only a text.', title: 'Only a text.' },
    { ...nothing, name: '7', title: 'Same' },
    { ...nothing, name: 'Odd link', title: 'Odd link' },
  ]);
});

it('reads RSS 1.0 (RDF) with Dublin Core dates', () => {
  const items = read(`<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:cb="http://www.cbwiki.net/wiki/index.php/Specification_1.1">
    <channel rdf:about="https://bank.example/"><title>t</title><link>https://bank.example/</link><description>d</description></channel>
    <item rdf:about="https://bank.example/usd"><title>1.0842 USD = 1 EUR</title><link>/usd</link><dc:date>2026-11-20T14:15:00+01:00</dc:date>
    <cb:statistics><cb:exchangeRate><cb:value>1.0842</cb:value></cb:exchangeRate></cb:statistics></item></rdf:RDF>`);
  expect(items).toEqual([
    {
      name: 'https://bank.example/usd',
      title: '1.0842 USD = 1 EUR',
      summary: null,
      url: 'https://bank.example/usd',
      publishedAt: '2026-11-20T13:15:00.000Z',
    },
  ]);
});

it('reads Atom: text, HTML and XHTML, and the link to the page', () => {
  const [item] =
    read(`<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><id>f</id><updated>2026-11-20T00:00:00Z</updated>
    <entry><id>tag:1</id><title>a &lt; b &amp;amp;</title><link rel="self" href="/api/1"/><link href="/1"/><updated>2026-11-20T10:00:00Z</updated>
    <summary type="html">&lt;p&gt;Sum&lt;/p&gt;</summary></entry></feed>`);
  expect(item).toEqual({
    name: 'tag:1',
    title: 'a < b &amp;',
    summary: 'Sum',
    url: 'https://bank.example/1',
    publishedAt: '2026-11-20T10:00:00.000Z',
  });
});

it.each([
  ['a page', '<!doctype html><html><body>x</body></html>'],
  ['a document type', `<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY a "aaaa">]>${rss('').slice(21)}`],
  ['a feed that is cut', rss('<item><title>x</title></item>').slice(0, -12)],
  ['JSON', '{"version":"https://jsonfeed.org/version/1","title":"x","items":[]}'],
  ['nothing', ''],
])('rejects %s', (_, text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ name: 'ProviderFailure', kind: 'malformed' }));
});

it.each([
  ['Fri, 24 Jul 2026 17:30:00 +0200', '2026-07-24T15:30:00.000Z'],
  ['Fri, 24 Jul 2026 08:30:00 EST', '2026-07-24T13:30:00.000Z'],
  ['Fri, 24 Jul 2026 08:30:00 GMT', '2026-07-24T08:30:00.000Z'],
  ['24 Jul 26 08:30 UT', '2026-07-24T08:30:00.000Z'],
  ['Fri, 24 Jul 2026 08:30:00 CEST', '2026-07-24T06:30:00.000Z'],
  ['2026-07-24T14:15:00+02:00', '2026-07-24T12:15:00.000Z'],
  ['2026-07-24T14:15:00.123Z', '2026-07-24T14:15:00.123Z'],
  ['2026-07-24T14:15+0200', '2026-07-24T12:15:00.000Z'],
  ['2026-07-24T14:15:00', '2026-07-24T12:15:00.000Z'],
  ['Fri, 24 Jul 2026 08:30:00', '2026-07-24T06:30:00.000Z'],
  ['2026-07-24', '2026-07-23T22:00:00.000Z'],
])('reads %s as %s', (text, instant) => expect(readFeedDate(text, 'Europe/Berlin')).toBe(instant));

it.each(['', 'yesterday', '2026-13-40', 'Fri, 24 Foo 2026'])('returns undefined for %j', (text) =>
  expect(readFeedDate(text, 'Europe/Berlin')).toBeUndefined(),
);

it('converts any HTML to one line of text within the maximum length', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<script>',
    '</script>',
    '<!--',
    '-->',
    '<b',
    '&amp;',
    '&#0;',
    '\n',
    'ab',
    '"',
    '>',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.integer({ min: 1, max: 20 }), (pieces, limit) => {
      const text = toPlainText(pieces.join(''), limit);
      expect([...text].length).toBeLessThanOrEqual(limit);
      expect(text).not.toMatch(/[\p{Cc}]|^\s|\s\s/u);
    }),
  );
});
