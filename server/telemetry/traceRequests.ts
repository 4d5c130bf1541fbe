import type { RequestListener } from 'node:http';
import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { findRequestContext } from '../http/requestContext.js';
import { findRoutePath } from '../http/routes.js';

/**
 * Creates a span for each request, in the trace of the client if the request has a `traceparent` header. It has the path of the contract
 * instead of the URL, which can have a secret.
 */
export function traceRequests(listener: RequestListener, tracer: Tracer): RequestListener {
  return (request, response) => {
    const { method = '' } = request;
    const parent = propagation.extract(ROOT_CONTEXT, request.headers);
    const attributes = { 'http.request.method': method };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
    response.once('close', () => {
      describeRequest(span, method, request);
      span.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), () => listener(request, response));
  };
}

function describeRequest(span: Span, method: string, request: object): void {
  const { operation, requestId } = findRequestContext(request) ?? {};
  if (requestId !== undefined) span.setAttribute('almanac.request_id', requestId);
  if (operation === undefined) return;
  const path = findRoutePath(operation) ?? '';
  span.updateName(`${method} ${path}`);
  span.setAttributes({ 'http.route': path, 'almanac.operation': operation });
}
