// An HTTP server with full control over its bytes, and a REST client connected to it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import {
  createRestService,
  type RestClient,
  type RestRequest,
  type RestService,
} from '../src/kit/rest/client.ts';
import { startLifetime } from '../src/kit/rest/resilience/lifetime.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface RawServer {
  readonly service: RestService;
  readonly url: string;
  readonly close: () => void;
}

/** Milliseconds: long enough for any machine; tests of deadlines stop the clock (`clock.ts`). */
export const timeout = 600_000;

export async function startRawServer(listener: Listener): Promise<RawServer> {
  const server = createServer(listener);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = createRestService({ url, timeout: timeout, maxAnswerSize: 10_000 });
  return {
    service,
    url,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The client of one operation, which ends with the test. */
export function clientOf(service: RestService, request: Partial<RestRequest> = {}): RestClient {
  const life = startLifetime(timeout);
  onTestFinished(() => life.close());
  return service.forRequest({
    token: null,
    requestId: 'request-1',
    address: '203.0.113.7',
    life,
    cost: 1,
    idempotencyKey: null,
    ...request,
  });
}

export const json =
  (body: unknown): Listener =>
  (_, response) => {
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(body));
  };
