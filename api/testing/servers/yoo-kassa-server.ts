// A local server that implements YooKassa's API: payments, refunds and receipts in memory, faults, notifications, and a
// checkout page.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { checkoutPage } from './yoo-kassa/checkout.ts';
import { createFaultQueue, type Faults } from './yoo-kassa/faults.ts';
import { createLedger, type StoredPayment, type StoredRefund } from './yoo-kassa/ledger.ts';
import { createNotifications, type Flush } from './yoo-kassa/notifications.ts';
import { listQuery, notFound, read, Refusal, wrong } from './yoo-kassa/protocol.ts';

export interface TestShop {
  id: string;
  secretKey: string;
}

export const testShop: TestShop = { id: '506751', secretKey: 'test_Fh8hUAVVBGUGbjmlzba6' };

export interface YooKassaServer extends Faults {
  /** For the setting YOOKASSA_URL. */
  url: string;
  /**
   * How it responds from now on: the shop works or is disabled, or the server fails or returns invalid data.
   */
  become: (state: 'enabled' | 'disabled' | 'failing' | 'nonsense') => void;
  /** By id, in the order of creation. */
  payments: ReadonlyMap<string, Readonly<StoredPayment>>;
  refunds: ReadonlyMap<string, Readonly<StoredRefund>>;
  /** Requests below /v3 in the order of arrival. */
  received: { method: string; path: string; key: string | undefined; body: unknown }[];
  /** The number of requests by operation, such as `GET /v3/payments/{id}`. */
  requests: Map<string, number>;
  /** The payer pays; without `capture` the money is only authorized. */
  pay: (paymentId: string) => void;
  /** A bank or a timeout cancels the payment: `expired_on_confirmation`, `insufficient_funds`. */
  cancelBySystem: (paymentId: string, reason: string) => void;
  /** Whether refunds remain pending until they are settled, or succeed at once. */
  holdRefunds: (held: boolean) => void;
  settleRefund: (refundId: string, status?: 'succeeded' | 'canceled') => void;
  /** Whether YooKassa issues the shop's receipts; it then rejects requests without one. */
  demandReceipts: (demanded: boolean) => void;
  /**
   * Delays responses, but not their effects, by milliseconds or until a promise settles; null ends the delay.
   */
  delay: (until: number | Promise<unknown> | null) => void;
  /** The URL of notifications from now on; null sends none. */
  webhooks: (url: string | null) => void;
  /** Whether notifications wait for `flushWebhooks`, together with rejected ones. */
  holdWebhooks: (held: boolean) => void;
  /** Sends them; returns the status of each response, 0 for none. */
  flushWebhooks: (flush?: Flush) => Promise<number[]>;
  /** Stops listening; the data remain. */
  stop: () => Promise<void>;
  /** Listens again at the same address. */
  start: () => Promise<void>;
  close: () => Promise<void>;
}

/** Has one shop by default. Port 0 selects a free one. */
export async function startYooKassaServer(
  knows = (shop: TestShop) => shop.id === testShop.id && shop.secretKey === testShop.secretKey,
  { port = 0, now = () => new Date() }: { port?: number; now?: () => Date } = {},
): Promise<YooKassaServer> {
  let state: Parameters<YooKassaServer['become']>[0] = 'enabled';
  let url = '';
  let refundsAtOnce = true;
  let demandsReceipts = false;
  let delay: Parameters<YooKassaServer['delay']>[0] = null;
  const received: YooKassaServer['received'] = [];
  const requests = new Map<string, number>();
  const { next: nextFault, ...faults } = createFaultQueue();
  const notifications = createNotifications();
  const ledger = createLedger(
    {
      now,
      checkoutUrl: (id) => `${url}/checkout/${id}`,
      demandsReceipts: () => demandsReceipts,
      refundsAtOnce: () => refundsAtOnce,
    },
    notifications.happened,
  );
  /** The first request of each idempotency key, by shop and key, with its current response. */
  const done = new Map<string, { print: string; shown: () => object }>();

  const get = (shop: TestShop, path: string, query: URLSearchParams): object => {
    if (path === '/v3/me') return { account_id: shop.id, status: state, test: true };
    const [, list, id] = /^\/v3\/(payments|refunds)(?:\/([^/]+))?$/.exec(path) ?? [];
    if (list === undefined) throw notFound('Resource');
    if (id !== undefined) {
      return list === 'payments' ? ledger.payment(shop.id, id) : ledger.refundOf(shop.id, id);
    }
    const parameters = read(listQuery, Object.fromEntries(query));
    return list === 'payments'
      ? ledger.listPayments(shop.id, parameters)
      : ledger.listRefunds(shop.id, parameters);
  };

  /** Returns a function that renders the object in its current state. */
  const post = (shop: TestShop, path: string, body: unknown): (() => object) => {
    if (state === 'disabled') throw new Refusal(403, 'forbidden', 'Shop is disabled');
    if (path === '/v3/refunds') {
      const { id } = ledger.refund(shop.id, body);
      return () => ledger.refundOf(shop.id, id);
    }
    const [, id, action] = /^\/v3\/payments(?:\/([^/]+)\/(cancel|capture))?$/.exec(path) ?? [];
    if (id === undefined && path !== '/v3/payments') throw notFound('Resource');
    const payment =
      id === undefined
        ? ledger.create(shop.id, body)
        : action === 'cancel'
          ? ledger.cancel(shop.id, id)
          : ledger.capture(shop.id, id, body);
    return () => ledger.payment(shop.id, payment.id);
  };

  const postOnce = (shop: TestShop, path: string, key: string | undefined, body: unknown) => {
    if (key === undefined || key.length === 0 || key.length > 64) {
      throw wrong('Idempotence-Key', 'Idempotence key is missing or too long');
    }
    const print = `${path} ${JSON.stringify(body)}`;
    const before = done.get(`${shop.id} ${key}`);
    if (before === undefined) {
      const shown = post(shop, path, body);
      done.set(`${shop.id} ${key}`, { print, shown });
      return shown();
    }
    if (before.print !== print) throw wrong('Idempotence-Key', 'Idempotence key duplicated');
    return before.shown();
  };

  const answerTo = async (request: IncomingMessage, { pathname, searchParams }: URL) => {
    const { method = '' } = request;
    const sent = await text(request);
    const body: unknown = sent === '' ? undefined : JSON.parse(sent);
    const key = request.headers['idempotence-key']?.toString();
    received.push({ method, path: pathname, key, body });
    const name = `${method} ${pathname.replace(/(payments|refunds)\/[^/]+/, '$1/{id}')}`;
    requests.set(name, (requests.get(name) ?? 0) + 1);
    if (state === 'failing') throw new Refusal(500, 'internal_server_error', 'Internal error');
    const fault = nextFault();
    fault.before();
    const shop = shopOf(request.headers.authorization);
    if (!knows(shop))
      throw new Refusal(401, 'invalid_credentials', 'Error in shopId or secret key');
    const answer =
      method === 'POST' ? postOnce(shop, pathname, key, body) : get(shop, pathname, searchParams);
    fault.after();
    return answer;
  };

  /** The checkout page in the payer's browser: its buttons lead back to the shop. */
  const checkOut = ({ method }: IncomingMessage, response: ServerResponse, path: string): void => {
    const [, id = '', action] = /^\/checkout\/([^/]+)(?:\/(pay|cancel))?$/.exec(path) ?? [];
    const payment = ledger.payments.get(id);
    if (payment === undefined) return void response.writeHead(404).end();
    if (method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      return void response.end(checkoutPage(payment));
    }
    if (payment.status === 'pending') {
      if (action === 'pay') ledger.pay(id);
      if (action === 'cancel') ledger.cancelBySystem(id, 'general_decline');
    }
    response.writeHead(303, { location: payment.request.confirmation.return_url }).end();
  };

  const server = createServer(async (request, response) => {
    const target = new URL(request.url ?? '', url);
    if (target.pathname.startsWith('/checkout/')) {
      return checkOut(request, response, target.pathname);
    }
    const [status, body] = await answerTo(request, target).then(
      (answer) => [200, answer] as const,
      (error: unknown) => (request.complete ? refusedBy(error) : ([0, {}] as const)),
    );
    if (delay !== null) await (typeof delay === 'number' ? setTimeout(delay) : delay);
    if (status === 0) return response.destroy();
    response.writeHead(status, { 'content-type': 'application/json' });
    return response.end(state === 'nonsense' ? '<html>' : JSON.stringify(body));
  });

  const start = async () => {
    server.listen(url === '' ? port : Number(new URL(url).port), '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const stop = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  await start();
  return {
    ...faults,
    url,
    become: (next) => {
      state = next;
    },
    payments: ledger.payments,
    refunds: ledger.refunds,
    received,
    requests,
    pay: ledger.pay,
    cancelBySystem: ledger.cancelBySystem,
    holdRefunds: (held) => {
      refundsAtOnce = !held;
    },
    settleRefund: (id, status = 'succeeded') => ledger.settleRefund(id, status),
    demandReceipts: (demanded) => {
      demandsReceipts = demanded;
    },
    delay: (until) => {
      delay = until;
    },
    webhooks: notifications.sendTo,
    holdWebhooks: notifications.hold,
    flushWebhooks: (flush = {}) => notifications.flush(flush),
    start,
    stop,
    close: async () => {
      await stop();
      await notifications.sent();
    },
  };
}

/** The shop that authenticates. */
export function shopOf(authorization = ''): TestShop {
  const [, credentials = ''] = /^Basic (.+)$/.exec(authorization) ?? [];
  const [id = '', secretKey = ''] = Buffer.from(credentials, 'base64').toString().split(':');
  return { id, secretKey };
}

/** Status 0 means that the connection is closed. */
function refusedBy(error: unknown): readonly [status: number, body: object] {
  if (error instanceof Refusal) {
    const { status, code, message, parameter, retryAfter } = error;
    if (status !== 202) {
      return [status, { type: 'error', id: 'error', code, description: message, parameter }];
    }
    return [status, { type: code, description: message, retry_after: retryAfter }];
  }
  if (error instanceof SyntaxError) {
    return [400, { type: 'error', code: 'invalid_request', description: 'Body is no JSON' }];
  }
  throw error;
}
