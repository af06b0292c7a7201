// The exam generation domain: questions that a language model writes.
import fp from 'fastify-plugin';
import { registerExamGeneration } from './routes.ts';

export const examGeneration = fp(
  async (app) => registerExamGeneration(app, { ...app.kit, jobs: app.jobs }),
  { name: 'exam-generation', dependencies: ['assessments'] },
);
