// YooKassa's webhook for payments and refunds; the api does not trust its content and queries YooKassa itself.
import type { FastifyInstance } from 'fastify';
import { serveHook } from '../../kit/http/webhooks.ts';
import type { RestService } from '../../kit/rest/client.ts';

export const servePayments = (app: FastifyInstance, service: RestService): void =>
  serveHook(app, service, {
    name: 'yoo_kassa',
    events: 'yoo_kassa_events',
    // A payment or a refund with its receipt.
    largest: 64 * 1024,
  });
