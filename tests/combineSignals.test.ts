import { getEventListeners } from 'node:events';
import { combineSignals } from '../server/combineSignals.js';

it('is aborted with the reason of the first of the others, also if that was aborted before', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const { signal, hasTimedOut } = combineSignals([first.signal, undefined, second.signal]);
  second.abort('second');
  first.abort('first');
  expect([signal.aborted, signal.reason, hasTimedOut()]).toEqual([true, 'second', false]);
  expect(combineSignals([first.signal]).signal.reason).toBe('first');
});

it('leaves no listener and no timer after its release', () => {
  jest.useFakeTimers();
  const source = new AbortController();
  const { signal, hasTimedOut, release } = combineSignals([source.signal], 1_000);
  expect(getEventListeners(source.signal, 'abort')).toHaveLength(1);
  release();
  expect(getEventListeners(source.signal, 'abort')).toEqual([]);
  jest.advanceTimersByTime(2_000);
  source.abort();
  expect([signal.aborted, hasTimedOut()]).toEqual([false, false]);
  jest.useRealTimers();
});

it('is aborted with a TimeoutError after its time', () => {
  jest.useFakeTimers();
  const { signal, hasTimedOut } = combineSignals([], 1_000);
  jest.advanceTimersByTime(1_000);
  expect([signal.reason.name, hasTimedOut()]).toEqual(['TimeoutError', true]);
  jest.useRealTimers();
});

it('lets more than ten follow a signal without a warning of Node', async () => {
  const warnings: Error[] = [];
  const collect = (warning: Error) => warnings.push(warning);
  process.on('warning', collect);
  const { signal } = new AbortController();
  for (let count = 0; count < 12; count++) combineSignals([signal]);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', collect);
  expect(warnings).toEqual([]);
});
