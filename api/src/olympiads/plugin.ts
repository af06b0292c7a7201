// The olympiads domain: rankings over several tests.
import fp from 'fastify-plugin';
import { registerOlympiads } from './olympiad-routes.ts';

export const olympiads = fp(async (app) => registerOlympiads(app, { ...app.kit, jobs: app.jobs }), {
  name: 'olympiads',
  dependencies: ['assessments', 'lessons'],
});
