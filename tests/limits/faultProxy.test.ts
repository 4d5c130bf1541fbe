import { startFaultProxy } from '../support/faultProxy.js';

it.each(['redis://default:secret@localhost:6379/7', 'http://localhost:8080/data?year=2026'])(
  'the URL of a proxy to %s differs in the address only',
  async (target) => {
    const proxy = await startFaultProxy(target);
    const { host } = new URL(proxy.url);
    await proxy.close();
    expect(host).toMatch(/^127\.0\.0\.1:\d+$/);
    expect(proxy.url.replace(host, new URL(target).host)).toBe(target);
  },
);
