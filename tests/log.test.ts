import { readConfig } from '../server/config.js';
import { createLog, listPasswords } from '../server/log.js';

/** Logs one object with its message, and returns the line. */
function logLine(settings: Record<string, string>, fields: object, message: string): string {
  const lines: string[] = [];
  createLog(readConfig({ NODE_ENV: 'test', ...settings }), { write: (line) => lines.push(line) }).info(fields, message);
  return lines.join('');
}

describe('the log', () => {
  it.each(['level', 'time', 'msg', 'status', 'durationMs', 'listening', '2026', '1234', 'sha256'])(
    'keeps its fields and words with the password %s, and masks it in a URL and where a field names it',
    (password) => {
      const url = `postgres://level:${password}@db:1234/status`;
      const options = { user: 'time', password, query: `?user=time&pass=${password}` };
      const text = 'level time msg status durationMs listening 2026 1234 sha256 http://db:1234/2026';
      const { time, ...line } = JSON.parse(
        logLine({ DATABASE_URL: url }, { status: 200, durationMs: 1234, text, url, options }, 'listening'),
      );
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(line).toEqual({
        level: 30,
        status: 200,
        durationMs: 1234,
        text,
        url: 'postgres://level:[redacted]@db:1234/status',
        options: { user: 'time', password: '[redacted]', query: '?user=time&pass=[redacted]' },
        msg: 'listening',
      });
    },
  );

  it.each([
    ['after the user', 'postgres://almanac:kX7-2pqLw9Zt@db/almanac'],
    ['in the query', 'postgres://db/almanac?user=almanac&password=kX7-2pqLw9Zt'],
    ['in the query, percent-encoded', 'postgres://db/almanac?password=%6bX7%2D2pqLw9Zt'],
  ])('masks a password that DATABASE_URL has %s', (_place, url) => {
    const line = logLine({ DATABASE_URL: url }, { err: new Error(`Could not reach ${url}`) }, 'kX7-2pqLw9Zt');
    expect(line).not.toMatch(/kX7|2pqLw9Zt/);
    expect(line.match(/\[redacted\]/g)).toHaveLength(3);
  });

  it('masks the key of the model, and the password in its URL', () => {
    const chat = {
      CHAT_BASE_URL: 'http://almanac:kX7-2pqLw9Zt@model/v1',
      CHAT_MODEL: 'a',
      CHAT_API_KEY: 'sk-9fJ2-mQ7xTz',
    };
    const line = logLine(chat, { err: new Error(`No response from ${chat.CHAT_BASE_URL}`) }, chat.CHAT_API_KEY);
    expect(line).not.toMatch(/kX7|9fJ2/);
  });

  it('masks a password with spaces in a query, which has a plus for each', () => {
    const url = 'postgres://db/almanac?password=correct+horse+battery';
    expect(logLine({ DATABASE_URL: url }, {}, url)).not.toContain('horse');
  });

  it('lists the password of the query before the one after the user, because PostgreSQL prefers it', () => {
    expect(listPasswords('postgres://almanac:first@db/almanac?password=second')).toEqual(['second', 'first']);
    expect(listPasswords('postgres://almanac:%zz@db/almanac')).toEqual(['%zz']);
    expect(listPasswords('postgres://db/almanac')).toEqual([]);
    expect(listPasswords('no URL')).toEqual([]);
  });
});
