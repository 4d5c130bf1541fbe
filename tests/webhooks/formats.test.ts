import { buildMessage } from '../../server/webhooks/buildMessage.js';
import type { Payload } from '../../server/webhooks/payload.js';
import { testSecret } from './endpoints.js';
import { isVerifiedByLibrary } from './verifyWithLibrary.js';

const now = new Date('2026-12-05T12:00:00.500Z');
const publicUrl = 'https://almanac.example.org';
const timestamp = '2026-12-05T12:00:00.000Z';

function build(format: 'standard' | 'slack' | 'discord', payload: Payload) {
  const endpoint = { format, secret: testSecret, previousSecret: null, previousSecretUntil: null };
  const { headers, body } = buildMessage(endpoint, 'evt_1', payload, { now, publicUrl });
  expect(isVerifiedByLibrary({ headers, body }, testSecret, now)).toBe(true);
  return JSON.parse(body);
}

const subject = {
  indicator: 'us-unemployment-rate',
  country: 'US',
  name: 'US Unemployment Rate',
  frequency: 'monthly',
  unit: 'Percent',
};
const released: Payload = {
  type: 'series.released',
  timestamp,
  data: { ...subject, added: 1, periods: [{ date: '2026-11-01', value: 4.3, previousValue: null }] },
};
const revised: Payload = {
  type: 'series.revised',
  timestamp,
  data: {
    ...subject,
    periods: [
      { date: '2026-10-01', value: 4.4, previousValue: 4.2 },
      { date: '2026-09-01', value: null, previousValue: 4.1 },
    ],
  },
};
const cancelled = { change: 'cancelled', date: '2027-02-05', previousDate: null };
const moved: Payload = {
  type: 'calendar.changed',
  timestamp,
  data: {
    release: 'us-employment',
    changes: [{ change: 'moved', date: '2027-01-08', previousDate: '2027-01-01' }, cancelled],
  },
};

it('sends type, timestamp and data in the format of the standard', () => {
  expect(build('standard', released)).toEqual(released);
});

it.each([
  [
    released,
    'New values: US Unemployment Rate\n2026-11: 4.3 Percent\nhttps://almanac.example.org/indicators/us-unemployment-rate?country=US',
  ],
  [
    revised,
    'Revised: US Unemployment Rate\n2026-10: 4.4 Percent, before 4.2\n2026-09: withdrawn, before 4.1\nhttps://almanac.example.org/indicators/us-unemployment-rate?country=US',
  ],
  [
    moved,
    'Official dates of the release us-employment have changed\nMoved from 2027-01-01 to 2027-01-08\nCancelled: 2027-02-05\nhttps://almanac.example.org/calendar',
  ],
])('describes an event for Slack and Discord: $type', (payload, text) => {
  expect(build('slack', payload)).toEqual({ text });
  expect(build('discord', payload)).toEqual({ content: text, allowed_mentions: { parse: [] } });
});

it('neither notifies a channel nor formats the text of a rule as a link', () => {
  const payload = {
    type: 'alert.fired',
    timestamp,
    data: { ruleName: 'Rates', sentence: '<!channel> & <https://evil.example|click>' },
  };
  expect(build('slack', payload)).toEqual({ text: 'Rates: &lt;!channel&gt; &amp; &lt;https://evil.example|click&gt;' });
  expect(build('discord', payload)).toMatchObject({ allowed_mentions: { parse: [] } });
});

it('shortens a text for Discord', () => {
  const payload = { type: 'alert.fired', timestamp, data: { ruleName: 'Rates', sentence: 'a'.repeat(3_000) } };
  expect(build('discord', payload).content).toHaveLength(2_000);
});
