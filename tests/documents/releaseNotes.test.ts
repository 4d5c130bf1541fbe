import { parseReleaseNotes } from '../../server/documents/releaseNotes.js';

it('parses versions with their dates, list items and paragraphs', () => {
  const notes = parseReleaseNotes(`# Changelog

## Unreleased

- One point,
  on two lines.
- Another: \`a < b & c\`, see [the docs](docs/x.md) or [the site](https://example.org/?a=1&b=2).

## 1.1.0 - 2026-12-01

A paragraph.

### Fixes

- A point.
`);
  expect(notes).toEqual([
    {
      version: 'Unreleased',
      date: null,
      html: `<ul><li>One point, on two lines.</li>
<li>Another: <code>a &lt; b &amp; c</code>, see the docs or <a href="https://example.org/?a=1&amp;b=2">the site</a>.</li></ul>`,
    },
    { version: '1.1.0', date: '2026-12-01', html: '<p>A paragraph.</p>\n<h3>Fixes</h3>\n<ul><li>A point.</li></ul>' },
  ]);
});
