// The question exchange domain: import and export of tests.
import fp from 'fastify-plugin';
import { readQuota } from '../media/index.ts';
import { removeOldStagedQuestions } from './transfer/staging.ts';
import { registerTestTransfer } from './transfer/transfer-routes.ts';

export const questionExchange = fp(
  async (app) => {
    const { jobs, uploads } = app;
    app.kit.cleanups.push(removeOldStagedQuestions);
    registerTestTransfer(app, { ...app.kit, jobs, uploads, readQuota });
  },
  { name: 'question-exchange', dependencies: ['assessments'] },
);
