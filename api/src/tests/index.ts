// What other domains may use of the tests.
import type { FastifyInstance } from 'fastify';
import type { Database } from '../kit/database.ts';
import { registerExams } from './ai-exam/ai-exam.ts';
import { testResource } from './records.ts';

export { testRecord, testResource } from './records.ts';

export function registerTests(app: FastifyInstance, { database }: { database: Database }): void {
  testResource.register(app, database);
  registerExams(app, { database });
}
