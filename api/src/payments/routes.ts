// Payments: the resources, and what stands beside them.
import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../jobs/index.ts';
import type { Database } from '../kit/database.ts';
import { registerPromoCodes } from './promo-codes/promo-code-routes.ts';

export function registerPayments(
  app: FastifyInstance,
  parts: { database: Database; jobs: Jobs },
): void {
  registerPromoCodes(app, parts);
}
