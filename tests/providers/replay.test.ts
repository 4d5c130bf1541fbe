import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openWithDouble } from './doubles/openWithDouble.js';
import { startDouble } from './doubles/startDouble.js';
import { replays } from './replays/index.js';
import { type ProviderReplays, type RecordedResponse, type Replay, summarizeSeries } from './replays/replay.js';

const recorded = process.env['PROVIDER_FIXTURES'];
const title = 'recorded responses';
const suite = recorded === undefined ? describe.skip : describe;

suite(recorded === undefined ? `${title} (skipped: PROVIDER_FIXTURES is not set)` : title, () => {
  describe.each(replays.map((providerReplays) => ({ name: providerReplays.provider.info.name, ...providerReplays })))(
    'of $name',
    (providerReplays) => {
      const folder = join(recorded ?? '', providerReplays.name);

      it('are all listed', () => {
        const referencedFiles = Object.values(providerReplays.replays).flatMap(({ responses }) =>
          responses.flatMap((response) => ('file' in response ? [response.file] : [])),
        );
        const files = readdirSync(folder).filter((file) => file !== 'NOTES.md');
        expect([...new Set([...referencedFiles, ...Object.keys(providerReplays.unread)])].sort()).toEqual(files.sort());
      });

      it.each(Object.entries(providerReplays.replays))('give the expected result: %s', async (_, replay) => {
        expect(await replayFetch(providerReplays, replay, folder)).toMatchObject(replay.expected);
      });
    },
  );
});

async function replayFetch({ provider, key }: ProviderReplays, { query, responses }: Replay, folder: string) {
  const double = await startDouble(({ path, query: searchParams, body }) => {
    const response = responses.find(({ to }) =>
      `${path}?${decodeURIComponent(searchParams.toString())} ${body}`.includes(to),
    );
    if (response === undefined) return { status: 400, body: 'There is no recorded response to this request.' };
    return { status: response.status ?? 200, body: readBody(response, folder) };
  });
  try {
    return summarizeSeries(await openWithDouble(provider, double.baseUrl, { key }).fetchSeries(query));
  } catch (failure) {
    return failure;
  } finally {
    await double.stop();
  }
}

function readBody(response: RecordedResponse, folder: string): string {
  if ('text' in response) return response.text;
  const text = readFileSync(join(folder, response.file), 'utf8');
  return response.mend?.(text) ?? text;
}
