// Registers the routes, exports and hooks of the orders domain.
import type { FastifyInstance } from 'fastify';
import { registerHistory } from '../audits/index.ts';
import type { AnswerStore } from '../forms/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Database } from '../kit/database/database.ts';
import type { Uploads } from '../media/index.ts';
import './orders/package-use.ts';
import { registerOrderBoard } from './board/board-routes.ts';
import { declareCallNotifications } from './calls/reminders.ts';
import { registerOrderComments } from './comments/comment-routes.ts';
import { orderFolderResource } from './folders/folders.ts';
import { registerOrderLeads } from './leads/lead-routes.ts';
import type { LeadWork } from './leads/lead-work.ts';
import { registerOrderLessons } from './lessons/lesson-routes.ts';
import { registerOrderMerging } from './merging/merge-routes.ts';
import { createOrderFromForm } from './orders/form-orders.ts';
import { registerOrderInvite } from './orders/invite-route.ts';
import { orderManagers } from './orders/managers.ts';
import { ordersExport } from './orders/order-export.ts';
import { orderResource } from './orders/orders.ts';
import { registerOrderValues } from './orders/value-routes.ts';
import { statusUpdates } from './statuses/status-history.ts';
import { orderStatusResource } from './statuses/statuses.ts';

export function registerOrders(
  app: FastifyInstance,
  parts: {
    database: Database;
    uploads: Uploads;
    jobs: Jobs;
    answers: AnswerStore;
    leads: LeadWork;
  },
): void {
  const { database, answers } = parts;
  answers.onAnswer(createOrderFromForm);
  orderManagers.register(app, database);
  registerOrderBoard(app, database);
  orderResource.register(app, database);
  registerHistory(app, database, orderResource, {
    irreversible: { next_call_at: 'Время звонка назначают заново' },
  });
  ordersExport.register(app, parts);
  registerOrderInvite(app, database);
  registerOrderLeads(app, parts);
  registerOrderLessons(app, database);
  registerOrderMerging(app, database);
  registerOrderValues(app, database);
  orderStatusResource.register(app, database);
  registerHistory(app, database, orderStatusResource, { updates: statusUpdates });
  orderFolderResource.register(app, database);
  registerOrderComments(app, parts);
  declareCallNotifications();
}
