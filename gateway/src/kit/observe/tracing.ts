// OpenTelemetry traces over OTLP: a span per operation, with a child span per REST call that continues in the api.
// Parent spans are passed explicitly: a context manager, which follows promises, would slow down untraced requests.
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
  /**
   * Starts the span of an operation, as a child of the client's span if it sent a `traceparent`.
   */
  readonly begin: (traceparent: string | undefined) => OperationTrace;
  /** Flushes the remaining spans. */
  readonly close: () => Promise<void>;
}

/** The span of one operation. */
export interface OperationTrace {
  readonly call: (method: string, route: string) => CallTrace;
  /** `name`: `query CourseListQuery`; `outcome`: `ok`, or the code of the first error. */
  readonly end: (name: string, outcome: string) => void;
}

/** The span of one REST call. */
export interface CallTrace {
  /** Headers that make the server's spans children of this one. */
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

/**
 * Every outcome except `ok` marks the span as an error, whether the client or the server caused it.
 */
function endSpan(span: Span, outcome: string): void {
  if (outcome !== 'ok') {
    span.setAttribute('error.type', outcome);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

const propagator = new W3CTraceContextPropagator();
