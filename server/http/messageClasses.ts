import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Express } from 'express';

/** What handles the requests of a server. */
export interface Application {
  listener: RequestListener;
  /** The classes of the requests and responses, as options of `createServer`; by default those of Node. */
  messageClasses?: { IncomingMessage: typeof IncomingMessage; ServerResponse: typeof ServerResponse };
}

/**
 * Creates the classes of the requests and responses of an Express application. Express replaces the prototype of each request and
 * response, after which Node handles them more slowly. If they have the prototype from the start, nothing changes.
 */
export function createMessageClasses(app: Express): Required<Application>['messageClasses'] {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  const application = app as unknown as { request: object; response: object };
  application.request = adoptPrototype(ExpressRequest.prototype, application.request);
  application.response = adoptPrototype(ExpressResponse.prototype, application.response);
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse as typeof ServerResponse };
}

/** Returns the prototype of a class, which inherits from another one. */
function adoptPrototype(prototype: object, parent: object): object {
  return Object.setPrototypeOf(prototype, parent);
}
