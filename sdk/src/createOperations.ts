import { createAlmanacError } from './almanacError.js';
import type { CallOptions, StreamOptions } from './callOptions.js';
import { type CallParameters, createRequest, type RequestDefaults } from './createRequest.js';
import { streamEvents } from './eventStream.js';
import { readEvents } from './events.js';
import type { Operations } from './generated/operations.gen.js';
import { routes } from './generated/routes.gen.js';
import { AlmanacList, type Page } from './list.js';
import type { Route } from './route.js';
import { getNoRetryReason, readText } from './transport.js';

/** Sends a request with the options of its call. */
export type Send = (request: Request, options: CallOptions) => Promise<Response>;

/** Creates the methods of a client, by group. */
export function createOperations(defaults: RequestDefaults, send: Send): Operations {
  const groups = Object.entries(routes).map(([group, members]) => {
    const methods = Object.entries(members).map(([name, route]) => [name, createOperation(route, defaults, send)]);
    return [group, Object.fromEntries(methods)];
  });
  return Object.fromEntries(groups);
}

function createOperation(route: Route, defaults: RequestDefaults, send: Send) {
  const respond = async (parameters: CallParameters, options: CallOptions) => {
    const request = createRequest(route, parameters, options, defaults);
    const response = await send(request, options);
    if (!response.ok) throw await readError(request, response);
    return response;
  };
  return (...args: unknown[]) => {
    const [parameters = {}, options = {}] = (route.hasParameters ? args : [{}, ...args]) as [
      CallParameters?,
      StreamOptions?,
    ];
    if (route.isStream) {
      const open = (lastEventID = parameters['lastEventID']) => respond({ ...parameters, lastEventID }, options);
      return streamEvents(open, options);
    }
    if ('events' in options && options.events) {
      const headers = { ...options.headers, Accept: 'text/event-stream' };
      return readEvents(respond(parameters, { ...options, headers }));
    }
    const call = (cursor?: string): AlmanacList<Page> =>
      new AlmanacList(respond(cursor === undefined ? parameters : { ...parameters, cursor }, options), call);
    return call();
  };
}

async function readError(request: Request, response: Response): Promise<Error> {
  const text = await readText(response);
  return createAlmanacError(parseJson(text), request, response, getNoRetryReason(response));
}

/** Returns text that is not JSON, such as an error page of a proxy, as it is. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
