/** Loaded before a measured server: tells the benchmark, when asked, what the process has used so far. */

process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  process.send({ cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss(), peakBytes });
});
process.once('disconnect', () => process.exit());
// A server that is told to stop must not be kept alive by whoever measures it.
process.channel.unref();
