// Traces by OpenTelemetry, sent by OTLP: a span for each operation and, under it, one for each call of the REST API,
// which carries on the same trace. Parents are handed on by hand: following them through every promise, as a context
// manager does, would slow down the requests that nobody traces.
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace as traceApi,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { startTracer, type TracingOptions } from '@kafedra/common/observe/tracer';

export interface Tracing {
  /** Begins the span of an operation, under the client's own where its `traceparent` tells of one. */
  readonly begin: (traceparent: string | undefined) => OperationTrace;
  /** Sends what is left. */
  readonly close: () => Promise<void>;
}

/** The trace of one operation. */
export interface OperationTrace {
  readonly call: (method: string, route: string) => CallTrace;
  /** `query CourseListQuery`; `ok`, or the code of the first error. */
  readonly end: (name: string, outcome: string) => void;
}

/** The span of one call of the REST API. */
export interface CallTrace {
  /** They make the server's spans part of this trace. */
  readonly headers: readonly string[];
  /** `ok`, or the code of the failure. */
  readonly end: (outcome: string) => void;
}

export function startTracing(options: TracingOptions): Tracing {
  const { tracer, close } = startTracer('kafedra-gateway', options);
  return {
    begin: (traceparent) => {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const span = tracer.startSpan('POST /graphql', { kind: SpanKind.SERVER }, parent);
      const below = traceApi.setSpan(ROOT_CONTEXT, span);
      return {
        call: (method, route) => {
          const attributes = { 'http.request.method': method, 'url.template': route };
          const options = { kind: SpanKind.CLIENT, attributes };
          return callTrace(tracer.startSpan(`${method} ${route}`, options, below));
        },
        end: (name, outcome) => {
          span.updateName(name);
          endSpan(span, outcome);
        },
      };
    },
    close,
  };
}

function callTrace(span: Span): CallTrace {
  const headers: Record<string, string> = {};
  propagator.inject(traceApi.setSpan(ROOT_CONTEXT, span), headers, defaultTextMapSetter);
  return { headers: Object.entries(headers).flat(), end: (outcome) => endSpan(span, outcome) };
}

/** `ok`, or what failed: then it is an error to those who look at traces, whoever's fault it was. */
function endSpan(span: Span, outcome: string): void {
  if (outcome !== 'ok') {
    span.setAttribute('error.type', outcome);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

const propagator = new W3CTraceContextPropagator();
