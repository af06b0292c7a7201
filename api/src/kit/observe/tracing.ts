// OpenTelemetry tracing over OTLP: one span per request, in the trace of the caller if its headers contain one.
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Span,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startTracer, type TracingOptions } from '@kafedra/common/observe/tracer';
import { routeOf } from '../http/requests.ts';

export function traceRequests(app: FastifyInstance, options: TracingOptions): void {
  const { tracer, close } = startTracer('kafedra-api', options);
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', async (request) => {
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const route = routeOf(request) ?? 'nowhere';
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER }, parent);
    span.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'kafedra.request_id': request.id,
    });
    spans.set(request, span);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  app.addHook('onClose', () => close());
}
