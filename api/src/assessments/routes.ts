// Registers the routes of tests.
import type { FastifyInstance } from 'fastify';
import { registerHistory } from '../audits/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { MediaParts } from '../media/index.ts';
import './invite-access.ts';
import './file-use.ts';
import { registerTaking } from './attempts/learner-routes.ts';
import { registerVisitors } from './attempts/visitor-routes.ts';
import { registerResults } from './results/result-routes.ts';
import { dictionaryHistory } from './grants.ts';
import { registerLibraryTests } from './library/library-test-routes.ts';
import { registerQuestions } from './questions/question-routes.ts';
import { registerStress } from './stress/stress-routes.ts';
import type { StressParts } from './stress/stress-job.ts';
import { registerSubjects } from './subjects/routes.ts';
import { registerTestWork } from './test-routes.ts';
import { registerTestPeople } from './people.ts';
import { declareTestNotifications } from './attempts/notifications.ts';
import { testCategoryResource, testResource } from './tests.ts';

export function registerAssessments(
  app: FastifyInstance,
  parts: MediaParts & StressParts & { jobs: Jobs },
): void {
  const { database } = parts;
  declareTestNotifications();
  testCategoryResource.register(app, database);
  registerHistory(app, database, testCategoryResource, dictionaryHistory);
  testResource.register(app, database);
  registerHistory(app, database, testResource);
  registerTestPeople(app, database);
  registerTestWork(app, database);
  registerQuestions(app, database);
  registerSubjects(app, database);
  registerTaking(app, parts);
  registerVisitors(app, database);
  registerResults(app, parts);
  registerLibraryTests(app, database);
  registerStress(app, parts);
}
