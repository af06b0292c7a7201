// The orders domain: orders, their leads in Bitrix24 and reminders of calls.
import fp from 'fastify-plugin';
import { callReminders } from './calls/reminders.ts';
import { leadWork } from './leads/lead-work.ts';
import { registerOrders } from './routes.ts';

export const orders = fp(
  async (app) => {
    const { background, outbound, workers } = app.kit;
    const { jobs, uploads, answers, log } = app;
    const leads = leadWork({ database: background, outbound, log });
    workers.push(leads, callReminders(background, log));
    registerOrders(app, { ...app.kit, jobs, uploads, answers, leads });
  },
  { name: 'orders', dependencies: ['forms', 'courses'] },
);
