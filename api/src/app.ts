// The REST API: the server with its kit, and the plugins of all domains.
import type { FastifyInstance } from 'fastify';
import { assessments } from './assessments/plugin.ts';
import { audits } from './audits/plugin.ts';
import { company } from './company/plugin.ts';
import { courses } from './courses/plugin.ts';
import { crm } from './crm/plugin.ts';
import { examGeneration } from './exam-generation/plugin.ts';
import { exports } from './exports/plugin.ts';
import { forms } from './forms/plugin.ts';
import { help } from './help/plugin.ts';
import { jobs } from './jobs/plugin.ts';
import { registerHealth } from './kit/app/health.ts';
import { createServer } from './kit/app/server.ts';
import { runWorkers } from './kit/app/workers.ts';
import type { Database } from './kit/database/database.ts';
import type { Storage } from './kit/files/storage.ts';
import { serveDocs } from './kit/http/docs-page.ts';
import { lessons } from './lessons/plugin.ts';
import { media } from './media/plugin.ts';
import { olympiads } from './olympiads/plugin.ts';
import { orders } from './orders/plugin.ts';
import { payments } from './payments/plugin.ts';
import { people } from './people/plugin.ts';
import { questionExchange } from './question-exchange/plugin.ts';
import type { Settings } from './settings.ts';

/** In their order (scripts/lint/domain-order.ts): each uses what those before it decorate the app with. */
const domains = [
  media,
  jobs,
  exports,
  crm,
  audits,
  help,
  forms,
  people,
  company,
  assessments,
  questionExchange,
  examGeneration,
  courses,
  lessons,
  olympiads,
  orders,
  payments,
];

export async function createApp(
  settings: Settings,
  access: { database: Database; storage: Storage },
): Promise<FastifyInstance> {
  const app = await createServer(settings, access);
  registerHealth(app);
  serveDocs(app);
  for (const domain of domains) await app.register(domain);
  runWorkers(app);
  return app;
}
