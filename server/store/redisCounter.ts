import { Redis } from 'ioredis';
import { CountsLostError } from './countsLostError.js';
import type { RequestCounter, RequestToCount } from './requestCounter.js';

/**
 * KEYS: the epoch; the list of the times of the window's admissions, oldest first; the day of the account, if one is counted.
 * ARGV: the known epoch or nothing, per window, window length, charge, the instant or nothing, per day, known day, known used.
 * Returns nothing if Redis is in another epoch.
 */
const countScript = `
if ARGV[1] ~= '' and redis.call('HGET', KEYS[1], 'id') ~= ARGV[1] then return {} end
local window, day = KEYS[2], KEYS[3]
local per_window, window_length, charge = tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4] == '1'
local at = tonumber(ARGV[5])
if not at then
  local time = redis.call('TIME')
  at = time[1] * 1000000 + time[2]
end
local last = tonumber(redis.call('LINDEX', window, -1) or 0)
-- If a clock steps back by more than the window, the admissions move with it.
if last > at + window_length then
  local times = redis.call('LRANGE', window, 0, -1)
  redis.call('DEL', window)
  for _, time in ipairs(times) do redis.call('RPUSH', window, string.format('%.0f', time - last + at)) end
  redis.call('PEXPIRE', window, math.ceil(window_length / 1000) + 1000)
  last = at
end
-- Otherwise it is treated as standing still.
at = math.max(at, last)
-- Finds how many admissions have left the window by binary search in the ascending times.
local kept = redis.call('LLEN', window)
local gone, rest = 0, kept
while gone < rest do
  local middle = math.floor((gone + rest) / 2)
  if redis.call('LINDEX', window, middle) + window_length <= at then gone = middle + 1 else rest = middle end
end
local held = kept - gone

local today, used = math.floor(at / 86400000000), 0
if day then
  local known = redis.call('HMGET', day, 'day', 'used')
  if tonumber(known[1]) == today then used = tonumber(known[2]) end
  if tonumber(ARGV[7]) == today then used = math.max(used, tonumber(ARGV[8])) end
end

local admitted = held < per_window and (not day or used < tonumber(ARGV[6]))
if charge and admitted then
  redis.call('LTRIM', window, gone, -1)
  gone = 0
  redis.call('RPUSH', window, string.format('%.0f', at))
  -- Expires a second after the window, because the clock of expiry counts in milliseconds.
  redis.call('PEXPIRE', window, math.ceil(window_length / 1000) + 1000)
  held = held + 1
  if day then
    used = used + 1
    redis.call('HSET', day, 'day', today, 'used', used)
    redis.call('EXPIRE', day, 172800)
  end
end
local reset = at
if held > 0 then
  local next_out = gone + math.min(held - 1, math.max(0, held - per_window))
  reset = redis.call('LINDEX', window, next_out) + window_length
end
return { at, admitted and 1 or 0, held, reset, used }
`;

/** A hash with the id and the start of the epoch. */
export const epochKey = 'almanac:epoch';

const connectTimeoutMs = 1_000;
const commandTimeoutMs = 500;
const maxRetryDelayMs = 1_000;

/**
 * Opens a connection that fails immediately while Redis is unavailable, instead of queueing requests, and reconnects by
 * itself.
 */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: connectTimeoutMs,
    commandTimeout: commandTimeoutMs,
    retryStrategy: (attempt) => Math.min(attempt * 50, maxRetryDelayMs),
    reconnectOnError: (failure) => failure.message.startsWith('READONLY'),
  });
  // The sender of a command receives the error. Without a listener the client would also print it.
  redis.on('error', () => undefined);
  return redis;
}

/** Creates a request counter in Redis. Its script is atomic and needs one round trip. */
export function createRedisCounter(redis: Redis): RequestCounter {
  redis.defineCommand('countRequest', { lua: countScript });
  const client = redis as Redis & { countRequest(...args: (string | number)[]): Promise<number[]> };
  return async (request) => {
    const keys = buildKeys(request);
    const [at, admitted, held = 0, resetAt = 0, usedInDay = 0] = await client
      .countRequest(keys.length, ...keys, ...buildArguments(request))
      .catch((failure: Error) => handleFailure(redis, failure));
    if (at === undefined) throw new CountsLostError();
    return { at, admitted: admitted === 1, held, resetAt, usedInDay };
  };
}

function buildKeys({ name, account }: RequestToCount): string[] {
  const window = buildWindowKey(name, account?.id);
  return account === undefined ? [epochKey, window] : [epochKey, window, buildDayKey(account.id)];
}

/** Returns the key of a window, which contains the account if the window counts in an account's day. */
export function buildWindowKey(name: string, accountId: string | undefined): string {
  return accountId === undefined ? `almanac:{${name}}:window` : `almanac:{${accountId}}:window:${name}`;
}

export function buildDayKey(accountId: string): string {
  return `almanac:{${accountId}}:day`;
}

function buildArguments({ epoch, perWindow, windowLength, charge, at, account }: RequestToCount): (string | number)[] {
  const day = account === undefined ? [] : [account.perDay, account.knownDay, account.knownUsed];
  return [epoch ?? '', perWindow, windowLength, charge ? 1 : 0, at ?? '', ...day];
}

/** Reconnects after a timeout. Until that succeeds, other requests fail immediately. */
export function handleFailure(redis: Redis, failure: Error): never {
  if (failure.message === 'Command timed out') redis.disconnect(true);
  throw failure;
}
