// Tests: the resources, and what stands beside them.
import type { FastifyInstance } from 'fastify';
import { registerHistory } from '../audits/index.ts';
import type { Database } from '../kit/database.ts';
import './file-use.ts';
import { registerQuestions } from './questions/question-routes.ts';
import { registerTestWork } from './test-routes.ts';
import { availableTeachers, testCategoryResource, testResource } from './tests.ts';

export function registerTests(app: FastifyInstance, { database }: { database: Database }): void {
  testCategoryResource.register(app, database);
  registerHistory(app, database, testCategoryResource);
  availableTeachers.register(app, database);
  testResource.register(app, database);
  registerHistory(app, database, testResource);
  registerTestWork(app, database);
  registerQuestions(app, database);
}
