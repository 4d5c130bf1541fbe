import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { buildDayKey, buildWindowKey, epochKey, handleFailure } from './redisCounter.js';
import { nodeLifetimeMs, type SharedNodes, splitIntoBatches } from './sharedNodes.js';

const nodesKey = 'almanac:nodes';
const windowLengthMs = 60_000;

const readClock = `
local at = tonumber(ARGV[1])
if not at then
  local time = redis.call('TIME')
  at = time[1] * 1000000 + time[2]
end`;

/** KEYS: epoch, nodes. ARGV: the instant or nothing, node, id of a new epoch, lifetime of a node in milliseconds. */
const joinScript = `${readClock}
local ms = math.floor(at / 1000)
local epoch = redis.call('HMGET', KEYS[1], 'id', 'start')
if not epoch[1] then
  epoch = { ARGV[3], ms }
  redis.call('HSET', KEYS[1], 'id', ARGV[3], 'start', string.format('%.0f', ms))
end
redis.call('ZADD', KEYS[2], string.format('%.0f', ms), ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', string.format('%.0f', ms - tonumber(ARGV[4])))
return { epoch[1], ms - tonumber(epoch[2]), redis.call('ZCARD', KEYS[2]) }
`;

/** KEYS: windows. ARGV: the instant or nothing, time to live, and for each window the number of admissions and their ages in ms. */
const addAdmissionsScript = `${readClock}
local position = 3
for _, window in ipairs(KEYS) do
  local times = {}
  for _, time in ipairs(redis.call('LRANGE', window, 0, -1)) do times[#times + 1] = tonumber(time) end
  local last = position + tonumber(ARGV[position])
  for index = position + 1, last do times[#times + 1] = at - tonumber(ARGV[index]) * 1000 end
  position = last + 1
  table.sort(times)
  redis.call('DEL', window)
  for _, time in ipairs(times) do redis.call('RPUSH', window, string.format('%.0f', time)) end
  redis.call('PEXPIRE', window, ARGV[2])
end
`;

/** Lets processes find each other in Redis, and add their admissions after it lost its data or was out of reach. */
export function createRedisNodes(redis: Redis): SharedNodes {
  redis.defineCommand('joinNodes', { lua: joinScript });
  redis.defineCommand('addAdmissions', { lua: addAdmissionsScript });
  const client = redis as Redis & {
    joinNodes(...args: (string | number)[]): Promise<[string, number, number]>;
    addAdmissions(...args: (string | number)[]): Promise<unknown>;
  };
  return {
    async join(nodeId, at) {
      const [epoch, epochAgeMs, nodes] = await client
        .joinNodes(2, epochKey, nodesKey, at ?? '', nodeId, randomUUID(), nodeLifetimeMs)
        .catch((failure: Error) => handleFailure(redis, failure));
      return { epoch, epochAgeMs, nodes };
    },
    async addAdmissions(windows, at) {
      for (const batch of splitIntoBatches(windows)) {
        const keys = batch.map(({ name, accountId }) => buildWindowKey(name, accountId));
        const ages = batch.flatMap(({ agesMs }) => [agesMs.length, ...agesMs]);
        await client
          .addAdmissions(keys.length, ...keys, at ?? '', windowLengthMs + 1000, ...ages)
          .catch((failure: Error) => handleFailure(redis, failure));
      }
    },
    async deleteDays(accountIds) {
      await redis.del(accountIds.map(buildDayKey)).catch((failure: Error) => handleFailure(redis, failure));
    },
  };
}
