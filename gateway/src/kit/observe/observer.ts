// Reports operations and their REST calls to metrics and traces.
import type { Metrics } from './metrics.ts';
import type { OperationTrace, Tracing } from './tracing.ts';

export interface Observer {
  /** Called when an operation starts. */
  readonly begin: (operation: Named, traceparent: string | undefined) => ObservedOperation;
  /** Called when an operation was rejected. */
  readonly refused: (operation: Named | null, code: string) => void;
}

/** The name and type of an operation. */
interface Named {
  readonly name: string | null;
  readonly type: 'query' | 'mutation' | 'subscription';
}

export interface ObservedOperation {
  /** Called when a REST call starts. */
  readonly call: (method: string, route: string) => ObservedCall;
  /** `ok`, or the code of the first error. */
  readonly end: (outcome: string) => void;
}

export interface ObservedCall {
  /** Trace headers for the call: name, value, name, value. */
  readonly headers: readonly string[];
  /** `ok`, or the code of the failure. */
  readonly end: (outcome: string) => void;
}

/** Null when metrics and tracing are both off, so that nothing is measured. */
export function createObserver(metrics: Metrics | null, tracing: Tracing | null): Observer | null {
  if (!metrics && !tracing) return null;
  return {
    begin: (operation, traceparent) => {
      const since = performance.now();
      const trace = tracing?.begin(traceparent) ?? null;
      return {
        call: (method, route) => observeCall(metrics, trace, method, route),
        end: (outcome) => {
          metrics?.operation({ ...operation, outcome, seconds: secondsSince(since) });
          trace?.end(`${operation.type} ${operation.name ?? 'anonymous'}`, outcome);
        },
      };
    },
    refused: (operation, code) =>
      metrics?.operation({
        name: operation?.name ?? null,
        type: operation?.type ?? null,
        outcome: code,
        seconds: 0,
      }),
  };
}

function observeCall(
  metrics: Metrics | null,
  operation: OperationTrace | null,
  method: string,
  route: string,
): ObservedCall {
  const since = performance.now();
  const trace = operation?.call(method, route);
  return {
    headers: trace?.headers ?? noHeaders,
    end: (outcome) => {
      metrics?.call({ method, route, outcome, seconds: secondsSince(since) });
      trace?.end(outcome);
    },
  };
}

const noHeaders: readonly string[] = [];

const secondsSince = (since: number) => (performance.now() - since) / 1000;
