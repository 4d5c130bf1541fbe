/** Preloaded into a measured server. Reports the resource usage of the process to the benchmark on request. */

const sampleMs = 2;
let longestRunMs;

/** Notes how much processor time the main thread uses between two timers. Node 22.15, 23.9 and later versions can tell. */
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

/** Reports the most processor time between two timers since the last request. The first request starts the watch. */
function reportLongestRun() {
  process.send(longestRunMs ?? null);
  if (longestRunMs !== undefined) longestRunMs = 0;
  else if (process.threadCpuUsage !== undefined) watchRuns();
}

function reportUsage() {
  const { user, system } = process.cpuUsage();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.send({ cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss(), peakBytes });
}

process.on('message', (message) => {
  if (message === 'usage') reportUsage();
  if (message === 'longest run') reportLongestRun();
});
process.once('disconnect', () => process.exit());
// The IPC channel must not keep a stopping server alive. Threads, which load this file too, have none.
process.channel?.unref();
