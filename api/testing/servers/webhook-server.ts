// A local server that receives webhooks: it records requests and returns what a test sets.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface WebhookServer {
  url: string;
  /** Requests in the order of arrival. */
  received: { headers: IncomingHttpHeaders; body: string }[];
  /** Sets the response from now on. */
  answer: (status: number, body?: string, headers?: Record<string, string>) => void;
  close: () => Promise<void>;
}

export async function startWebhookServer(): Promise<WebhookServer> {
  const received: WebhookServer['received'] = [];
  let scripted: Parameters<WebhookServer['answer']> = [200];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    const [status, body = '', headers = {}] = scripted;
    response.writeHead(status, headers).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (...given) => {
      scripted = given;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
