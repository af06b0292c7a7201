// Tests observability: one trace through both programs, metrics by operation and route, request ids from end to end,
// and health checks that name the missing dependency.
// @module-tag deep
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/ports.ts';
import { graphqlClient, graphqlSignIn } from '../kit/graphql.ts';
import { startServers, type Servers } from '../kit/servers.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  service: string;
}

const courses = `query Courses { company(code: "demo") { courses(first: 2) { nodes { name } } } }`;

let collector: Server;
let servers: Servers;
let metricsUrl: string;
let token: string;
const spans: Span[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      spans.push(...spansOf(JSON.parse(body)));
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  servers = await startServers({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    METRICS_PORT: String(metricsPort),
    DEMO_COURSES: '5',
    DEMO_LEARNERS: '10',
  });
  token = await graphqlSignIn(servers.url);
});
afterAll(async () => {
  await servers?.stop();
  collector?.close();
});

describe('metrics', () => {
  it('include operations and calls by name, route and outcome, and the state of the process', async () => {
    const ask = graphqlClient(servers.url, token);
    await ask(courses);
    await ask('query Broken { node(id: "x") { id nothing } }');
    const text = await (await fetch(metricsUrl)).text();
    expect(text).toContain(
      'kafedra_graphql_operation_duration_seconds_count{operation="Courses",type="query",outcome="ok"} 1',
    );
    expect(text).toMatch(
      /kafedra_graphql_operation_duration_seconds_count\{.*outcome="GRAPHQL_VALIDATION_FAILED"\} 1/,
    );
    expect(text).toContain(
      'kafedra_rest_call_duration_seconds_count{method="GET",route="/companies/{companyId}/courses",outcome="ok"} 1',
    );
    for (const name of [
      'rest_breaker_open',
      'rest_calls_queued',
      'process_resident_memory_bytes',
    ]) {
      expect(text).toContain(name);
    }
    expect(text).not.toContain(token);
  });

  it('are on a separate port, with nothing else', async () => {
    expect((await fetch(new URL('/graphql', metricsUrl))).status).toBe(404);
    expect(await (await fetch(new URL('/metrics', servers.url))).text()).not.toContain('kafedra_');
  });
});

describe('a trace', () => {
  it('continues from the client through the gateway to the api', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    await fetch(new URL('/graphql', servers.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      },
      body: JSON.stringify({ query: courses }),
    });
    await expect
      .poll(() => shape(traceId))
      .toEqual(
        [
          'kafedra-gateway query Courses < b7ad6b7169203331',
          'kafedra-gateway GET /company/get_id_by_code < query Courses',
          'kafedra-api GET /api/company/get_id_by_code < GET /company/get_id_by_code',
          'kafedra-gateway GET /companies/{companyId}/courses < query Courses',
          'kafedra-api GET /api/companies/{companyId}/courses < GET /companies/{companyId}/courses',
        ].toSorted(),
      );
  });
});

/** Each span of a trace as "service name < parent". */
function shape(traceId: string): string[] {
  const own = spans.filter((span) => span.traceId === traceId);
  return own
    .map(({ service, name, parentSpanId = '' }) => {
      const parent = own.find(({ spanId }) => spanId === parentSpanId);
      return `${service} ${name} < ${parent?.name ?? parentSpanId}`;
    })
    .toSorted();
}

interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue: string } }[] };
    scopeSpans: { spans: Omit<Span, 'service'>[] }[];
  }[];
}

function spansOf({ resourceSpans }: Export): Span[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service =
      resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans: own }) => own.map((span) => ({ ...span, service })));
  });
}
