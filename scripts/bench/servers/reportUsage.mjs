/** Preloaded into a measured server. Reports the resource usage of the process to the benchmark on request. */

const sampleMs = 2;
let longestRunMs;

/** Notes for how long the main thread was on a processor between two timers. Only Node 24 can tell. */
function watchRuns() {
  longestRunMs = 0;
  let before = getRunMs();
  setInterval(() => {
    const after = getRunMs();
    longestRunMs = Math.max(longestRunMs, after - before);
    before = after;
  }, sampleMs).unref();
}

function getRunMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Reports the longest run since the last request. The first request starts the watch. */
function reportLongestRun() {
  process.send(longestRunMs ?? null);
  if (longestRunMs !== undefined) longestRunMs = 0;
  else if (process.threadCpuUsage !== undefined) watchRuns();
}

process.on('message', (message) => {
  if (message === 'longest run') reportLongestRun();
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.send({ cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss(), peakBytes });
});
process.once('disconnect', () => process.exit());
// The IPC channel must not keep a stopping server alive. Threads, which load this file too, have none.
process.channel?.unref();
