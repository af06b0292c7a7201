// A server on the loopback address that speaks YooKassa's protocol.
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface TestShop {
  id: string;
  secretKey: string;
}

export const testShop: TestShop = { id: '506751', secretKey: 'test_Fh8hUAVVBGUGbjmlzba6' };

export interface YooKassaServer {
  /** For the setting YOOKASSA_URL. */
  url: string;
  /** The next answers: the shop works or is stopped, or the server fails or answers nonsense. */
  become: (state: 'enabled' | 'disabled' | 'failing' | 'nonsense') => void;
  close: () => Promise<void>;
}

/** Knows one shop, if not said otherwise. */
export async function startYooKassaServer(
  knows = (shop: TestShop) => shop.id === testShop.id && shop.secretKey === testShop.secretKey,
): Promise<YooKassaServer> {
  let state: Parameters<YooKassaServer['become']>[0] = 'enabled';
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (state === 'failing') return answer(500, { type: 'error', code: 'internal_server_error' });
    if (state === 'nonsense') return response.end('<html>');
    if (request.method !== 'GET' || request.url !== '/v3/me') return answer(404, { type: 'error' });
    const shop = shopOf(request.headers.authorization);
    if (!knows(shop)) return answer(401, { type: 'error', code: 'invalid_credentials' });
    return answer(200, { account_id: shop.id, status: state, test: true });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next) => {
      state = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function shopOf(authorization = ''): TestShop {
  const [, credentials = ''] = /^Basic (.+)$/.exec(authorization) ?? [];
  const [id = '', secretKey = ''] = Buffer.from(credentials, 'base64').toString().split(':');
  return { id, secretKey };
}
