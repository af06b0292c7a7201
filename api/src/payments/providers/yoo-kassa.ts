// The YooKassa payment provider for one shop, over API v3.
import type { z } from 'zod';
import { ProviderRefused, ProviderSilent } from './failures.ts';
import { defaultRetryPolicy, type RetryPolicy } from './retries.ts';
import type { PaymentProvider } from './provider.ts';
import { createYooKassaClient, type YooKassaClient, type Shop } from './yoo-kassa-client.ts';
import {
  readNotification,
  objectId,
  pageOf,
  paymentAnswer,
  paymentBody,
  refundAnswer,
  refundBody,
} from './yoo-kassa-wire.ts';

export const yooKassa =
  (baseUrl: string, retries: RetryPolicy = defaultRetryPolicy) =>
  (shop: Shop): PaymentProvider => {
    const ask = createYooKassaClient(baseUrl, shop, retries);
    return {
      create: async (order) =>
        ask({
          path: '/payments',
          post: { key: order.key, body: paymentBody(order) },
          answer: paymentAnswer,
        }),
      findPayment: async (id) => found(ask, 'payments', id, paymentAnswer),
      cancel: async (id, key) =>
        ask({
          path: `/payments/${objectId.parse(id)}/cancel`,
          post: { key, body: {} },
          answer: paymentAnswer,
        }),
      refund: async (order) =>
        ask({
          path: '/refunds',
          post: { key: order.key, body: refundBody(order) },
          answer: refundAnswer,
        }),
      findRefund: async (id) => found(ask, 'refunds', id, refundAnswer),
      listPayments: (from, to) => listed(ask, 'payments', { from, to }, paymentAnswer),
      listRefunds: (from, to) => listed(ask, 'refunds', { from, to }, refundAnswer),
      readNotification,
    };
  };

async function found<Item>(
  ask: YooKassaClient,
  list: string,
  id: string,
  answer: z.ZodType<Item>,
): Promise<Item | null> {
  if (!objectId.safeParse(id).success) return null;
  return ask({ path: `/${list}/${id}`, answer }).catch((error: unknown) => {
    if (error instanceof ProviderRefused && error.code === 'not_found') return null;
    throw error;
  });
}

/** The largest page of YooKassa. */
const pageSize = 100;

async function* listed<Item>(
  ask: YooKassaClient,
  list: string,
  { from, to }: { from: Date; to: Date },
  answer: z.ZodType<Item>,
): AsyncGenerator<Item> {
  let cursor: string | null = null;
  do {
    const query: URLSearchParams = new URLSearchParams({
      'created_at.gte': from.toISOString(),
      'created_at.lt': to.toISOString(),
      limit: String(pageSize),
      ...(cursor !== null && { cursor }),
    });
    const { items, next_cursor: next = null } = await ask({
      path: `/${list}?${query}`,
      answer: pageOf(answer),
    });
    yield* items;
    if (next !== null && next === cursor) {
      throw new ProviderSilent('YooKassa keeps sending the same page');
    }
    cursor = next;
  } while (cursor !== null);
}
