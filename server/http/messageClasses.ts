import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Express } from 'express';

/** The application that a server runs. */
export interface Application {
  listener: RequestListener;
  /** The classes of requests and responses, as options of `createServer`. By default, those of Node. */
  messageClasses?: { IncomingMessage: typeof IncomingMessage; ServerResponse: typeof ServerResponse };
}

/**
 * Creates the classes of the requests and responses of an Express application. Express replaces the prototype of each request and
 * response, and Node handles objects with a replaced prototype more slowly. Objects of these classes have the prototype from the start.
 */
export function createMessageClasses(app: Express): Required<Application>['messageClasses'] {
  class ExpressRequest extends IncomingMessage {}
  class ExpressResponse extends ServerResponse {}
  const application = app as unknown as { request: object; response: object };
  application.request = extendPrototype(ExpressRequest.prototype, application.request);
  application.response = extendPrototype(ExpressResponse.prototype, application.response);
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse as typeof ServerResponse };
}

/** Makes the prototype of a class inherit from another one, and returns it. */
function extendPrototype(prototype: object, parent: object): object {
  return Object.setPrototypeOf(prototype, parent);
}
