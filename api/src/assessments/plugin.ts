// The assessments domain: tests, questions, attempts and results.
import fp from 'fastify-plugin';
import { attemptExpiry } from './attempts/deadlines.ts';
import { registerAssessments } from './routes.ts';

export const assessments = fp(
  async (app) => {
    const { jobs, uploads, companyRemoval: removal } = app;
    app.kit.workers.push(attemptExpiry(app.kit.background, app.log));
    registerAssessments(app, { ...app.kit, jobs, uploads, removal });
  },
  { name: 'assessments', dependencies: ['media', 'jobs', 'people', 'company'] },
);
