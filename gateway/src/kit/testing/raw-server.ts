// An HTTP server that does what a test tells it, byte by byte, with the client of the gateway in front of it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createRestService,
  type RestClient,
  type RestRequest,
  type RestService,
} from '../rest/client.ts';
import { startLife } from '../rest/life.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface RawServer {
  readonly service: RestService;
  readonly url: string;
  readonly close: () => void;
}

/** Milliseconds: long enough for a busy machine; tests that wait for the deadline set a short one. */
export const TIMEOUT = 10_000;

export async function startRawServer(listener: Listener, timeout = TIMEOUT): Promise<RawServer> {
  const server = createServer(listener);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const service = createRestService({ url, timeout, maxAnswerSize: 10_000 });
  return {
    service,
    url,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export function clientOf(service: RestService, request: Partial<RestRequest> = {}): RestClient {
  return service.forRequest({
    token: null,
    requestId: 'request-1',
    address: '203.0.113.7',
    life: startLife(TIMEOUT),
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
