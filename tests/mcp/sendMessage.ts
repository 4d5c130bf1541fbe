import type { Response } from 'supertest';
import type { Api } from '../support/api.js';

/** Calls a tool by HTTP as a client of 2025 does, and returns the response. */
export function callTool(api: Api, name: string, values: object, key = api.key): Promise<Response> {
  return sendMessage(api, { method: 'tools/call', params: { name, arguments: values } }, key);
}

/** Sends a JSON-RPC message with a key. */
export async function sendMessage(api: Api, message: object, key = api.key): Promise<Response> {
  return api.request
    .post('/mcp')
    .set('X-API-Key', key)
    .send({ jsonrpc: '2.0', id: 1, ...message });
}

/** The data of a tool's result. Throws an error if the call failed. */
export function readData(response: Response) {
  const { result, error } = response.body;
  if (error !== undefined || result?.isError) throw new Error(`The call failed: ${response.text}`);
  return JSON.parse(result.content[0].text);
}

/** The sentence with which a call failed. */
export function readFailure(response: Response): string {
  const { result } = response.body;
  if (result?.isError !== true) throw new Error(`The call did not fail: ${response.text}`);
  return result.content[0].text;
}
