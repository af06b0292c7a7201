// Webhooks of forms: the delivery log of each form, its secret, a test delivery, and redelivery.
import type { Resolvers, TestFormWebhookInput } from '../../__generated__/resolvers.ts';
import type { FormRow, FormWebhookSecretRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { reference, relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { changesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { answers, deliveries, forms } from '../collections.ts';

/** A call below a form; the payload contains the changed form. */
const onForm = (action: 'webhook_secret' | 'webhook_test') =>
  mutation<TestFormWebhookInput, { form: FormRow | null }>(
    { call: `POST ${forms.route}/{id}/${action}`, failed: { form: null } },
    async ({ id: global }, context, info) => {
      const { companyId, id } = requireInCompany(global, 'Form');
      const collection = forms(companyId);
      await context.rest.write('POST', below(collection.path, { id }, `/${action}`));
      return { form: await selectedRecord(context, info, 'form', collection, null, id) };
    },
  );

const newestFirst = { sort: 'created_at', desc: true } as const;

const resolvers: Resolvers = {
  Form: {
    webhookDeliveries: connection(deliveries, { by: 'form_id', ...newestFirst }),
    webhookSecret: withCall(
      async ({ company_id, id }: FormRow, _args: object, { rest }: Context) => {
        try {
          const at = below(forms(company_id).path, { id }, '/webhook_secret');
          const { data } = await rest.get<FormWebhookSecretRow>(at);
          return data.secret === null ? null : data;
        } catch (error) {
          if (isRestError(error, 404)) return null;
          throw error;
        }
      },
      {
        method: 'GET',
        route: `${forms.route}/{id}/webhook_secret`,
        records: [],
        size: () => 1,
      },
    ),
  },
  FormAnswer: {
    webhookDeliveries: connection(deliveries, { by: 'answer_id', ...newestFirst }),
  },
  Mutation: {
    changeFormWebhookSecret: onForm('webhook_secret'),
    testFormWebhook: onForm('webhook_test'),
    resendFormWebhookDeliveries: changesMany(selectionOf(deliveries, 'отправки'), 'resend'),
  },
};

export default {
  resolvers,
  shapes: {
    FormWebhookDelivery: {
      answer: reference('answer_id', answers),
      attempts: relation('attempts'),
    },
    FormWebhookSecret: {},
  },
  nodes: nodeReaders(deliveries),
} satisfies Domain;
