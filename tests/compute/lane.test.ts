import { type CallOptions, type Execute, Lane } from '../../server/compute/lane.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** A lane whose calls run until the test ends them, and the order in which they start. */
function openLane(threads: number) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const stopped: string[] = [];
  const execute: Execute<string> = (call, signal) =>
    new Promise((resolve, reject) => {
      started.push(call);
      ends.set(call, () => resolve(`${call} result`));
      signal.addEventListener('abort', () => {
        stopped.push(call);
        reject(signal.reason);
      });
    });
  const lane = new Lane<string>({ threads, maxDurationMs: 30_000, execute });
  const run = (call: string, options: Partial<CallOptions> = {}) => {
    const owner = { name: call.split(' ')[0] ?? '', weight: 1 };
    const result = lane.run(call, { owner, cost: 1_000, maxWaitMs: 20_000, ...options });
    // A call that a test does not end is stopped after it, when no one waits for it any more.
    result.catch(() => undefined);
    return result;
  };
  const end = async (call: string) => {
    ends.get(call)?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { run, end, started, stopped };
}

it('starts the call of a bystander when one running call ends, however many calls of others wait', async () => {
  const { run, end, started } = openLane(1);
  const flood = Array.from({ length: 10 }, (_, index) => run(`${index % 2 === 0 ? 'ada' : 'bob'} ${index}`));
  await end('ada 0');
  await end('bob 1');
  const served = run('eve 1', { cost: 5_000 });
  await end(started.at(-1) ?? '');
  expect(started.slice(3)).toEqual(['eve 1']);
  await end('eve 1');
  await expect(served).resolves.toBe('eve 1 result');
  while (started.length < 11) await end(started.at(-1) ?? '');
  await end(started.at(-1) ?? '');
  await Promise.all(flood);
});

it('refuses a call that would wait too long at once, with the time after which it fits', async () => {
  const { run, started } = openLane(1);
  void run('ada 1', { cost: 10_000 });
  void run('ada 2', { cost: 18_000 });
  const refused = run('ada 3', { maxWaitMs: 20_000 });
  await expect(refused).rejects.toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 3 });
  expect(started).toEqual(['ada 1']);
});

it('refuses a call that has waited too long, and never starts it', async () => {
  const { run, end, started } = openLane(1);
  const first = run('ada 1');
  const late = expect(run('ada 2', { maxWaitMs: 5_000 })).rejects.toMatchObject({ code: 'service_unavailable' });
  await jest.advanceTimersByTimeAsync(5_000);
  await late;
  await end('ada 1');
  await first;
  expect(started).toEqual(['ada 1']);
  expect(jest.getTimerCount()).toBe(0);
});

it('counts the 30 seconds of a call from its start, and frees the thread of a call that exceeds them', async () => {
  // Node's own timeout signal does not follow the fake clock.
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('timeout')), ms);
    return controller.signal;
  });
  const { run, end, started, stopped } = openLane(1);
  const first = run('ada 1');
  await jest.advanceTimersByTimeAsync(15_000);
  const second = expect(run('bob 1')).rejects.toMatchObject({ code: 'service_unavailable', retryAfterSeconds: 30 });
  const third = run('eve 1', { maxWaitMs: 60_000 });
  await end('ada 1');
  await first;
  await jest.advanceTimersByTimeAsync(29_999);
  expect(stopped).not.toContain('bob 1');
  await jest.advanceTimersByTimeAsync(1);
  await second;
  expect(stopped).toContain('bob 1');
  expect(started).toEqual(['ada 1', 'bob 1', 'eve 1']);
  await end('eve 1');
  await third;
});

it('drops waiting calls and stops running ones when no one needs the result any more', async () => {
  const { run, end, started, stopped } = openLane(1);
  const [running, waiting] = [new AbortController(), new AbortController()];
  const outcomes = [
    expect(run('ada 1', { signal: running.signal })).rejects.toThrow('gone'),
    expect(run('ada 2', { signal: waiting.signal })).rejects.toThrow('gone'),
  ];
  const last = run('ada 3');
  await jest.advanceTimersByTimeAsync(0);
  waiting.abort(new Error('gone'));
  running.abort(new Error('gone'));
  await Promise.all(outcomes);
  expect(stopped).toEqual(['ada 1']);
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['ada 1', 'ada 3']);
  await end('ada 3');
  await last;
});

it('reports the start of a call, and none for a call that is refused', async () => {
  const { run, end } = openLane(1);
  const onStarted = jest.fn();
  const first = run('ada 1', { cost: 50_000, onStarted });
  await expect(run('ada 2', { onStarted })).rejects.toMatchObject({ code: 'service_unavailable' });
  await end('ada 1');
  await first;
  expect(onStarted).toHaveBeenCalledTimes(1);
});
