/** What other domains may use of the forms. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit/database.ts';
import { customFieldResource } from './records.ts';

export function registerForms(app: FastifyInstance, { database }: { database: Database }): void {
  customFieldResource.register(app, database);
}
