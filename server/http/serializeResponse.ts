import type { CalendarResponse, CsvResponse, JsonResponse, PictureResponse } from '../contract.js';
import type { OperationId } from '../schemas.js';
import type { CachedResponse } from './cachedResponse.js';
import { csvContentType, formatContentDisposition } from './download.js';
import { serializeJson } from './serializeJson.js';

/** A browser that displays an SVG may apply its own styles, and still neither load nor run anything. */
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export type SerializedResponse = Pick<CachedResponse, 'body' | 'contentType' | 'headers'>;

/** Serializes a response. The tests check each response against the contract. */
export async function serializeResponse(
  result: JsonResponse<OperationId> | CsvResponse | CalendarResponse | PictureResponse,
): Promise<SerializedResponse> {
  if ('calendar' in result) {
    const headers = { 'Content-Disposition': formatContentDisposition(result.filename) };
    return { body: result.calendar, contentType: 'text/calendar; charset=utf-8', headers };
  }
  if ('picture' in result) {
    const headers = { 'Content-Security-Policy': picturePolicy };
    return { body: Buffer.from(result.picture), contentType: result.type, headers };
  }
  if ('csv' in result) {
    const headers: Record<string, string> = { 'Content-Disposition': formatContentDisposition(result.filename) };
    if (result.nextCursor !== null) headers['X-Next-Cursor'] = result.nextCursor;
    if (result.vintageDate !== undefined) headers['X-Vintage-Date'] = result.vintageDate;
    if (result.missingSeries !== undefined) headers['X-Missing-Series'] = result.missingSeries;
    return { body: result.csv, contentType: csvContentType, headers };
  }
  return { body: await serializeJson(result.json), contentType: 'application/json; charset=utf-8', headers: {} };
}
