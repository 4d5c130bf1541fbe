/**
 * Preloaded into a server (`node --import`): measures how long each iteration of its event loop takes. After SIGUSR2 it writes
 * the longest one since the last SIGUSR2, in milliseconds, and the peak memory of the process, in kilobytes, to standard error.
 *
 * A turn is measured in processor time of the main thread. On a loaded machine a thread also waits for a processor, and
 * threads that collect garbage, hash passwords or compute do not delay other requests, so neither counts.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const statistics = `/proc/self/task/${process.pid}/schedstat`;

/** Processor time of the main thread in milliseconds; before Node 23.9 it is known only on Linux. */
function readBusyMs() {
  const { user, system } = (process.threadCpuUsage ?? readLinuxUsage)();
  return (user + system) / 1_000;
}

function readLinuxUsage() {
  const [nanoseconds = ''] = readFileSync(statistics, 'utf8').split(' ', 1);
  return { user: Number(nanoseconds) / 1_000, system: 0 };
}

if (isMainThread) {
  let last = readBusyMs();
  let longest = 0;
  const endTurn = () => {
    const now = readBusyMs();
    longest = Math.max(longest, now - last);
    last = now;
  };
  // The loop runs timers that are due once in each turn.
  setInterval(endTurn, 1).unref();
  process.on('SIGUSR2', () => {
    endTurn();
    process.stderr.write(`turn ${longest} peak ${process.resourceUsage().maxRSS}\n`);
    longest = 0;
  });
}
