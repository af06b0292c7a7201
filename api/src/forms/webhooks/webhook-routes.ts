// Routes of form webhooks: the log of deliveries, resending, the secret and a test delivery.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.ts';
import { conflict } from '../../kit/http/errors.ts';
import { hasMany, record } from '../../kit/records/record.ts';
import { onlyId, resource } from '../../kit/resource/resource.ts';
import { companyRoute, idParams } from '../../kit/http/routes.ts';
import type { AnswerStore } from '../answers/answer-store.ts';
import { formResource } from '../builder/forms.ts';
import { answerBody, testBody, readWebhookForm } from './delivery-bodies.ts';
import { rotateSecret, secretOf } from './secrets.ts';
import type { Webhooks } from './delivery-queue.ts';
import { formWebhookAttempts, formWebhookDeliveries } from './webhook-tables.ts';

const tag = 'Form webhooks';
const settings = { all: 'company_settings' } as const;

const attemptRecord = record(formWebhookAttempts)({
  name: 'FormWebhookAttempt',
  description: 'An attempt to deliver to the webhook of a form.',
  permissions: 'part',
  order: 'id',
});

const deliveryRecord = record(formWebhookDeliveries)({
  name: 'FormWebhookDelivery',
  description: 'A delivery to the webhook of a form, sent or waiting.',
  permissions: { read: settings },
  hidden: ['attempt_key', 'tries'],
  order: 'created_at',
  relations: { attempts: hasMany(() => attemptRecord, 'delivery_id') },
});

const deliveryResource = (webhooks: Webhooks) =>
  resource({
    record: deliveryRecord,
    path: '/form_webhook_deliveries',
    tag,
    missing: 'Отправка не найдена',
    words: { one: 'одну отправку', many: 'отправок', all: 'Отправки' },
    sort: ['created_at'],
    descending: true,
    filters: ['form_id', 'answer_id', 'status'],
    countBy: ['status'],
    bulk: {
      ids: 'form_webhook_deliveries_id',
      actions: {
        resend: {
          summary: 'Resend deliveries to their webhooks',
          grant: settings,
          does: ({ transaction, scope, rows }) => webhooks.resend(transaction, scope, rows),
        },
      },
    },
  });

const secretSchema = z
  .object({
    secret: z.string().nullable().describe('Null if the form never had a webhook.'),
    previous_until: z.iso
      .datetime()
      .nullable()
      .describe(
        'Until when deliveries are also signed with the previous secret; null if it has expired.',
      ),
  })
  .meta({
    id: 'FormWebhookSecret',
    description: 'The signing secret of the webhook of a form.',
  });

export function registerWebhooks(
  app: FastifyInstance,
  { database, webhooks, answers }: { database: Database; webhooks: Webhooks; answers: AnswerStore },
): void {
  const deliveries = deliveryResource(webhooks);
  deliveries.register(app, database);

  answers.onAnswer(async (transaction, answer) => {
    const webhookForm = await readWebhookForm(transaction, answer.company_id, answer.form_id);
    if (webhookForm.webhook === null) return;
    const uuid = randomUUID();
    await webhooks.schedule(transaction, {
      companyId: answer.company_id,
      formId: answer.form_id,
      answerId: answer.id,
      event: 'form_answered',
      uuid,
      body: await answerBody(transaction, webhookForm, uuid, answer),
    });
  });

  companyRoute(app, database, {
    method: 'GET',
    path: '/forms/:id/webhook_secret',
    tag,
    summary: 'Get the signing secret of the webhook of a form',
    permission: settings,
    params: idParams,
    answer: secretSchema,
    run: async ({ transaction, scope, params: { id } }) => {
      await formResource.find(transaction, scope, id, onlyId);
      const of = { companyId: scope.companyId, formId: id };
      return shownSecret(await secretOf(transaction, of));
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/forms/:id/webhook_secret',
    tag,
    summary: 'Rotate the signing secret of the webhook of a form',
    description: 'For a day, deliveries are also signed with the previous secret.',
    permission: settings,
    params: idParams,
    answer: secretSchema,
    run: async ({ transaction, scope, params: { id } }) => {
      await formResource.find(transaction, scope, id, onlyId);
      const of = { companyId: scope.companyId, formId: id };
      await rotateSecret(transaction, of);
      return shownSecret(await secretOf(transaction, of));
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/forms/:id/webhook_test',
    tag,
    summary: 'Send a test delivery to the webhook of a form',
    description: 'It has the form’s fields without values. 409 if the form has no webhook.',
    permission: settings,
    params: idParams,
    answer: deliveryRecord.schema,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, params: { id } }) => {
      await formResource.find(transaction, scope, id, onlyId);
      const webhookForm = await readWebhookForm(transaction, scope.companyId, id);
      if (webhookForm.webhook === null) {
        throw conflict('no_webhook', 'Сначала укажите адрес вебхука');
      }
      const uuid = randomUUID();
      const delivery = await webhooks.schedule(transaction, {
        companyId: scope.companyId,
        formId: id,
        answerId: null,
        event: 'form_test',
        uuid,
        body: await testBody(transaction, webhookForm, uuid),
      });
      return deliveries.find(transaction, scope, delivery);
    },
  });
}

function shownSecret(found: Awaited<ReturnType<typeof secretOf>>) {
  const until = found?.previous_until ? new Date(found.previous_until) : null;
  return {
    secret: found?.secret ?? null,
    previous_until: until !== null && until > new Date() ? until.toISOString() : null,
  };
}
