// Prometheus metrics on a separate port: operations, REST calls, and the state of the process. Names and units follow
// Prometheus conventions: base units, `_total` for counters.
import { createServer, type Server } from 'node:http';
import type { RestService } from '../rest/client.ts';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly operation: (operation: OperationFacts) => void;
  readonly call: (call: CallFacts) => void;
  /** The metrics in Prometheus' text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** One finished operation. */
export interface OperationFacts {
  /** `CourseListQuery`; null for an anonymous operation. */
  readonly name: string | null;
  readonly type: 'query' | 'mutation' | 'subscription' | null;
  /** `ok`, or the code of the first error. */
  readonly outcome: string;
  readonly seconds: number;
}

/** One finished REST call. */
export interface CallFacts {
  readonly method: string;
  readonly route: string;
  /** `ok`, or the code of the failure. */
  readonly outcome: string;
  readonly seconds: number;
}

/** Gauges that are read at each scrape, by the metric's name without `kafedra_`. */
export type Readings = Readonly<
  Record<string, { readonly help: string; readonly read: () => number }>
>;

export function createMetrics(readings: Readings): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const operations = new Histogram({
    name: 'kafedra_graphql_operation_duration_seconds',
    help: 'How long GraphQL operations took, by name, type and outcome (ok, or the code of the first error).',
    labelNames: ['operation', 'type', 'outcome'],
    buckets,
    registers,
  });
  const calls = new Histogram({
    name: 'kafedra_rest_call_duration_seconds',
    help: 'How long calls of the REST API took, by method, route and outcome (ok, or the code of the failure).',
    labelNames: ['method', 'route', 'outcome'],
    buckets,
    registers,
  });
  for (const [name, { help, read }] of Object.entries(readings)) {
    const gauge = new Gauge({
      name: `kafedra_${name}`,
      help,
      registers: [],
      collect() {
        this.set(read());
      },
    });
    registry.registerMetric(gauge);
  }
  const nameOf = boundedNames(maxOperationNames);
  return {
    operation: ({ name, type, outcome, seconds }) =>
      operations.observe({ operation: nameOf(name), type: type ?? 'unknown', outcome }, seconds),
    call: ({ method, route, outcome, seconds }) =>
      calls.observe({ method, route, outcome }, seconds),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** The state of the REST client. */
export const readingsOf = ({ stats }: RestService): Readings => ({
  rest_connections: { help: 'Open connections to the REST API.', read: () => stats().connections },
  rest_calls_running: { help: 'Running calls of the REST API.', read: () => stats().running },
  rest_calls_queued: { help: 'Calls that wait for a connection.', read: () => stats().waiting },
  rest_breaker_open: {
    help: '1 while the circuit breaker is open and calls fail at once, else 0.',
    read: () => (stats().breaker === 'open' ? 1 : 0),
  },
  rest_calls_sent: {
    help: 'Calls sent since the start, retries included.',
    read: () => stats().sent,
  },
  rest_calls_retried: { help: 'Retries since the start.', read: () => stats().retries },
  rest_calls_refused: { help: 'Calls refused without sending them.', read: () => stats().refused },
});

/** Serves only /metrics, on a host and port that only the monitoring can reach. */
export function serveMetrics(
  { text, contentType }: Metrics,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    const body = await text();
    return response.writeHead(200, { 'content-type': contentType }).end(body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Seconds: from a cached response to the longest allowed operation. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Clients choose the names of operations; more than this many would fill the memory. */
const maxOperationNames = 500;

function boundedNames(limit: number): (name: string | null) => string {
  const known = new Set<string>();
  return (name) => {
    if (name === null) return 'anonymous';
    if (known.has(name)) return name;
    if (known.size >= limit) return 'other';
    known.add(name);
    return name;
  };
}
