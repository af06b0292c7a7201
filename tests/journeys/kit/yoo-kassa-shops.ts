// Routes Kafedra's requests to the YooKassa server of the test: each test with a shop has a separate server, and the
// shop id is its port.
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { shopOf } from '../../../api/testing/servers/yoo-kassa-server.ts';

export async function startYooKassaShops(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(passOn);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passOn(request: IncomingMessage, response: ServerResponse): void {
  const { method, headers, url: path } = request;
  const { id: port } = shopOf(headers.authorization);
  // If the test's server doesn't respond, this one doesn't either.
  const fallSilent = () => void response.destroy();
  const passedOn = ask(
    { host: '127.0.0.1', port, method, path, headers, agent: false },
    (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      pipeline(answer, response, () => undefined);
    },
  );
  passedOn.on('error', fallSilent);
  pipeline(request, passedOn, () => undefined);
}
