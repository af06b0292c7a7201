// The routes of custom fields and forms, separate from the exports for other domains: forms assign roles and depend on
// the people domain, which depends on custom fields.
import type { FastifyInstance } from 'fastify';
import { registerHistory } from '../audits/index.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Captcha } from '../kit/services/captcha.ts';
import type { Database } from '../kit/database/database.ts';
import type { Outbound } from '../kit/services/outbound.ts';
import type { Uploads } from '../media/index.ts';
import { answersExport } from './answers/answer-export.ts';
import { formAnswerResource, answerResource } from './answers/answers.ts';
import type { AnswerStore } from './answers/answer-store.ts';
import { registerFormFields } from './builder/form-field-routes.ts';
import { registerFormRoutes } from './builder/forms.ts';
import { registerBitrixSync } from './custom-fields/bitrix-sync.ts';
import { registerConsequences } from './custom-fields/consequences.ts';
import { customFieldResource } from './custom-fields/custom-fields.ts';
import { registerCourseFields } from './custom-fields/course-fields.ts';
import { registerVariables } from './custom-fields/variables.ts';
import { registerEmbedding } from './embedding/embedding.ts';
import { registerVisits } from './statistics/visit-routes.ts';
import { registerStatistics } from './statistics/statistics.ts';
import { registerFormUploads } from './uploads/upload-routes.ts';
import { registerWebhooks } from './webhooks/webhook-routes.ts';
import type { Webhooks } from './webhooks/delivery-queue.ts';

export function registerForms(
  app: FastifyInstance,
  parts: {
    database: Database;
    jobs: Jobs;
    outbound: Outbound;
    answers: AnswerStore;
    captcha: Captcha;
    uploads: Uploads;
    webhooks: Webhooks;
  },
): void {
  const { database } = parts;
  registerBitrixSync(app, parts);
  customFieldResource.register(app, database);
  registerVariables(app, { database });
  registerCourseFields(app, { database });
  registerConsequences(app, { database });
  registerHistory(app, database, customFieldResource, {
    irreversible: {
      type: 'Вид меняют в настройках поля: вместе с ним меняется то, что в поле записано',
    },
  });
  registerFormRoutes(app, parts);
  registerFormFields(app, { database });
  registerEmbedding(app, { database });
  formAnswerResource.register(app, database);
  answerResource.register(app, database);
  answersExport.register(app, parts);
  registerWebhooks(app, parts);
  registerVisits(app, parts);
  registerStatistics(app, { database });
  registerFormUploads(app, parts);
}
