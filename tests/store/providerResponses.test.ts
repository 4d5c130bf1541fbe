import {
  evictOldestResponses,
  findProviderResponse,
  saveProviderResponse,
} from '../../server/store/providerResponses.js';
import { forEachDatabase } from '../support/databases.js';

forEachDatabase((openFresh) => {
  it('stores the last response to a request, and evicts the oldest if there is not enough space', async () => {
    const db = await openFresh();
    const createResponse = (fetchedAt: string, body: string) => ({ fetchedAt, etag: '"1"', lastModified: null, body });
    await saveProviderResponse(db, 'census', 'a', createResponse('2026-11-01T00:00:00.000Z', 'before'));
    await saveProviderResponse(db, 'census', 'a', createResponse('2026-11-03T00:00:00.000Z', 'Größe'));
    await saveProviderResponse(db, 'census', 'b', createResponse('2026-11-02T00:00:00.000Z', 'b'));
    expect(await findProviderResponse(db, 'census', 'a')).toEqual(createResponse('2026-11-03T00:00:00.000Z', 'Größe'));
    const [{ bytes }] = await db('provider_answers').where({ key: 'a' }).select('bytes');
    await evictOldestResponses(db, bytes);
    expect(await db('provider_answers').pluck('key')).toEqual(['a']);
    expect(await findProviderResponse(db, 'census', 'b')).toBeUndefined();
  });
});
