import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBeside } from './doubles/openBeside.js';
import { startDouble } from './doubles/startDouble.js';
import { replays } from './replays/index.js';
import { type RecordedAnswer, type Replay, type Replays, readingOf } from './replays/replay.js';

const recorded = process.env['PROVIDER_FIXTURES'];
const title = 'recorded answers';
const suite = recorded === undefined ? describe.skip : describe;

suite(recorded === undefined ? `${title} (skipped: PROVIDER_FIXTURES is not set)` : title, () => {
  describe.each(replays.map((said) => ({ name: said.provider.info.name, ...said })))('of $name', (said) => {
    const folder = join(recorded ?? '', said.name);

    it('are all spoken of', () => {
      const spokenOf = Object.values(said.replays).flatMap(({ answers }) =>
        answers.flatMap((answer) => ('file' in answer ? [answer.file] : [])),
      );
      const files = readdirSync(folder).filter((file) => file !== 'NOTES.md');
      expect([...new Set([...spokenOf, ...Object.keys(said.unread)])].sort()).toEqual(files.sort());
    });

    it.each(Object.entries(said.replays))('read as stated: %s', async (_, replay) => {
      expect(await outcomeOf(said, replay, folder)).toMatchObject(replay.expected);
    });
  });
});

async function outcomeOf({ provider, key }: Replays, { query, answers }: Replay, folder: string) {
  const double = await startDouble(({ path, query: asked, body }) => {
    const answer = answers.find(({ to }) => `${path}?${decodeURIComponent(asked.toString())} ${body}`.includes(to));
    if (answer === undefined) return { status: 400, body: 'There is no recorded answer to this call.' };
    return { status: answer.status ?? 200, body: bodyOf(answer, folder) };
  });
  try {
    return readingOf(await openBeside(provider, double.baseUrl, { key }).fetchSeries(query));
  } catch (failure) {
    return failure;
  } finally {
    await double.stop();
  }
}

function bodyOf(answer: RecordedAnswer, folder: string): string {
  if ('text' in answer) return answer.text;
  const text = readFileSync(join(folder, answer.file), 'utf8');
  return answer.mend?.(text) ?? text;
}
