/** Preloaded into a measured server. Reports the resource usage of the process to the benchmark on request. */

process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.send({ cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss(), peakBytes });
});
process.once('disconnect', () => process.exit());
// The IPC channel must not keep a stopping server alive. Threads, which load this file too, have none.
process.channel?.unref();
