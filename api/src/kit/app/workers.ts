// Starts the queues and then the workers of all domains in their order, and stops them in reverse when the app closes.
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts the workers. */
    startJobs: () => Promise<void>;
    /** Resolves when no mail is being sent. Mails are sent after the responses. */
    mailsAreOut: () => Promise<void>;
  }
}

export function runWorkers(app: FastifyInstance): void {
  const { queues, workers, mailer, database } = app.kit;
  const inOrder = () => [...queues, ...workers];
  app.decorate('startJobs', async () => {
    for (const worker of inOrder()) await worker.start();
  });
  app.decorate('mailsAreOut', () => mailer.idle());
  app.addHook('onClose', async () => {
    for (const worker of inOrder().toReversed()) await worker.stop();
    await app.mailsAreOut();
    await database.close();
  });
}
