import type { Redis } from 'ioredis';
import type { SpendShared } from './computeSpending.js';

/** ARGV: cost, maximum, per minute, the instant or nothing. */
const spendScript = `
local cost, max, per_minute = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local now = tonumber(ARGV[4])
if not now then
  local time = redis.call('TIME')
  now = time[1] * 1000 + math.floor(time[2] / 1000)
end
local stored = redis.call('HMGET', KEYS[1], 'spent', 'at')
local last = tonumber(stored[2]) or now
-- A clock that steps back by up to a minute stands still; if it steps back further, time counts on from there.
if last > now + 60000 then last = now end
local at = math.max(last, now)
local spent = math.max(0, (tonumber(stored[1]) or 0) - (at - last) * per_minute / 60000)
local admitted = spent + cost <= max or cost <= 0
if admitted then spent = math.max(0, spent + cost) end
redis.call('HSET', KEYS[1], 'spent', string.format('%.3f', spent), 'at', string.format('%.0f', at))
redis.call('PEXPIRE', KEYS[1], math.ceil(spent * 60000 / per_minute) + 1000)
return { admitted and 1 or 0, string.format('%.3f', spent) }
`;

/** Returns a function that spends in Redis. */
export function createRedisSpending(redis: Redis): SpendShared {
  redis.defineCommand('spendCompute', { numberOfKeys: 1, lua: spendScript });
  const client = redis as Redis & { spendCompute(...args: (string | number)[]): Promise<[number, string]> };
  return async ({ accountId, cost, max, perMinute, at }) => {
    const key = `almanac:{${accountId}}:compute`;
    const [admitted, spent] = await client.spendCompute(key, cost, max, perMinute, at ?? '');
    return { admitted: admitted === 1, spent: Number(spent) };
  };
}
