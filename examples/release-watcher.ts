/**
 * Prints the next release of some indicators, then checks for new data every 15 minutes.
 *   release-watcher.ts [--once] [slug …]
 */
import { setTimeout } from 'node:timers/promises';
import { Almanac } from 'almanac-sdk';

const once = process.argv.includes('--once');
const slugs = process.argv.slice(2).filter((word) => word !== '--once');
const id = slugs.length > 0 ? slugs : ['us-unemployment-rate', 'us-cpi-all-items', 'real-gdp'];
const client = new Almanac();

for (const slug of id) {
  const { release } = await client.indicators.get({ slug });
  console.log(`${slug}: ${release.name}, next on ${release.nextRelease?.date ?? 'an unknown day'}`);
}

const seen = new Map<string, string>();
for (;;) {
  const { series } = await client.indicators.observations({ id, limit: 1 });
  for (const { id: slug, vintage } of series) {
    const [known, day] = [seen.get(slug), vintage.resolved ?? 'an unknown day'];
    seen.set(slug, day);
    if (known !== undefined && known !== day) console.log(`${slug}: new data as of ${day}`);
  }
  if (once) break;
  await setTimeout(15 * 60_000);
}
console.log(`known: ${[...seen].map(([slug, day]) => `${slug} as of ${day}`).join(', ')}`);
