import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';

/** A request of undici, which also makes the requests of `fetch`. */
interface Call {
  method: string;
  origin: string | URL;
}

/** Creates a span for each call of another service, without its path, which can have a secret. Returns what ends this. */
export function traceCalls(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>();
  const listeners: Record<string, (message: unknown) => void> = {
    'undici:request:create': (message) => {
      const { request } = message as { request: Call };
      const host = new URL(request.origin).host;
      const attributes = { 'http.request.method': request.method, 'server.address': host };
      spans.set(request, tracer.startSpan(`${request.method} ${host}`, { kind: SpanKind.CLIENT, attributes }));
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: Call; response: { statusCode: number } };
      const span = spans.get(request);
      span?.setAttribute('http.response.status_code', response.statusCode);
      if (response.statusCode >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
    },
    'undici:request:trailers': (message) => spans.get((message as { request: Call }).request)?.end(),
    'undici:request:error': (message) => {
      const { request, error } = message as { request: Call; error: { code?: unknown; name: string } };
      const span = spans.get(request);
      span?.setAttribute('error.type', String(error.code ?? error.name));
      span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
    },
  };
  for (const [channel, listener] of Object.entries(listeners)) subscribe(channel, listener);
  return () => {
    for (const [channel, listener] of Object.entries(listeners)) unsubscribe(channel, listener);
  };
}
