// What is told about operations and their calls while they run, to metrics and to traces.
import type { Metrics } from './metrics.ts';
import type { OperationTrace, Tracing } from './tracing.ts';

export interface Observer {
  /** An operation begins. */
  readonly begin: (operation: Named, traceparent: string | undefined) => ObservedOperation;
  /** An operation was not run. */
  readonly refused: (operation: Named | null, code: string) => void;
}

/** What an operation is called; both are null before it could be read. */
interface Named {
  readonly name: string | null;
  readonly type: 'query' | 'mutation' | 'subscription';
}

export interface ObservedOperation {
  /** A call of the REST API begins. */
  readonly call: (method: string, route: string) => ObservedCall;
  /** `ok`, or the code of its first error. */
  readonly end: (outcome: string) => void;
}

export interface ObservedCall {
  /** They go with the call: name, value, name, value. */
  readonly headers: readonly string[];
  /** `ok`, or the code of the failure. */
  readonly end: (outcome: string) => void;
}

/** Null when nobody looks: then nothing is measured. */
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
