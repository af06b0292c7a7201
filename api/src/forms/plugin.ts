// The forms domain: forms, custom fields, answers and their webhooks.
import fp from 'fastify-plugin';
import { answerStore, type AnswerStore } from './answers/answer-store.ts';
import { registerForms } from './routes.ts';
import { removeOldTickets } from './uploads/pending-files.ts';
import { removeOldDeliveries } from './webhooks/delivery-cleanup.ts';
import { createWebhooks } from './webhooks/delivery-queue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    answers: AnswerStore;
  }
}

export const forms = fp(
  async (app) => {
    const { background, outbound, queues, cleanups } = app.kit;
    const answers = answerStore();
    const webhooks = createWebhooks({ database: background, outbound, log: app.log });
    app.decorate('answers', answers);
    queues.push(webhooks);
    cleanups.push(removeOldDeliveries, removeOldTickets);
    registerForms(app, { ...app.kit, jobs: app.jobs, uploads: app.uploads, answers, webhooks });
  },
  { name: 'forms', dependencies: ['media', 'jobs', 'audits'] },
);
