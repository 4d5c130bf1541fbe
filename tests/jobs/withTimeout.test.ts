import { withTimeout } from '../../server/jobs/withTimeout.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('settles like the work within thirty seconds, and leaves no timer', async () => {
  await expect(withTimeout(Promise.resolve('made'))).resolves.toBe('made');
  await expect(withTimeout(Promise.reject(new Error('no')))).rejects.toThrow('no');
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
});

it('resolves to undefined after thirty seconds, and not before', async () => {
  const onSettled = jest.fn();
  const pending = withTimeout(new Promise<string>(() => undefined)).then(onSettled);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(onSettled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await pending;
  expect(onSettled).toHaveBeenCalledWith(undefined);
});

it('counts the thirty seconds from the start of the work', async () => {
  const onSettled = jest.fn();
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const pending = withTimeout(new Promise<string>(() => undefined), started).then(onSettled);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(jest.getTimerCount()).toBe(0);
  start();
  await jest.advanceTimersByTimeAsync(29_999);
  expect(onSettled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await pending;
  expect(onSettled).toHaveBeenCalledWith(undefined);
});

it('leaves no timer if the work ends before it is reported as started', async () => {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await expect(withTimeout(Promise.resolve('made'), started)).resolves.toBe('made');
  start();
  await jest.advanceTimersByTimeAsync(0);
  expect(jest.getTimerCount()).toBe(0);
});
