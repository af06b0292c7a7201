// The jobs domain: the queue of long work and its list.
import fp from 'fastify-plugin';
import { createJobs, type Jobs } from './jobs.ts';
import { registerJobs } from './routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

export const jobs = fp(
  async (app) => {
    const { background, storage, scopeOfMember, queues, cleanups } = app.kit;
    const queue = createJobs({
      database: background,
      storage,
      log: app.log,
      scopeOfMember,
      cleanMore: async (database) => {
        for (const clean of cleanups) await clean(database);
      },
    });
    app.decorate('jobs', queue);
    queues.push(queue);
    registerJobs(app, app.kit);
  },
  { name: 'jobs', dependencies: ['media'] },
);
