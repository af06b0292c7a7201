// Uses every GraphQL field and mutation of form webhooks and their deliveries once with success.
import { expect, test } from 'vitest';
import type { GraphqlHelpers } from '../../graphql-helpers.ts';

export function testWebhooks({ ask, mutate }: GraphqlHelpers): void {
  test('a webhook is tested, its deliveries are listed and resent, its secret is rotated', async () => {
    const { company } = await ask('{ company(code: "demo") { id } }');
    const companyId: string = company.id;
    const { form } = await mutate(
      'createForm',
      { companyId, name: 'С вебхуком', type: 'FREE', webhook: 'https://nobody.test/hook' },
      'form { id databaseId webhookSecret { secret previousUntil } }',
    );
    expect(form.webhookSecret).toEqual({
      secret: expect.stringMatching(/^whsec_/),
      previousUntil: null,
    });
    const changed = await mutate(
      'changeFormWebhookSecret',
      { id: form.id },
      'form { webhookSecret { secret previousUntil } }',
    );
    expect(changed.form.webhookSecret.secret).not.toBe(form.webhookSecret.secret);
    const tried = await mutate(
      'testFormWebhook',
      { id: form.id },
      `form { webhookDeliveries(first: 1) { totalCount nodes {
        id databaseId uuid event status body responseStatus error nextAttemptAt createdAt answer { id }
      } } }`,
    );
    const { totalCount, nodes } = tried.form.webhookDeliveries;
    expect(totalCount).toBe(1);
    expect(nodes).toMatchObject([{ event: 'FORM_TEST', status: 'WAITING' }]);
    const again = await mutate(
      'resendFormWebhookDeliveries',
      { companyId, formWebhookDeliveries: { ids: [nodes[0].id] } },
      'changedCount skippedCount skipped { message } formWebhookDeliveries { status }',
    );
    expect(again).toMatchObject({
      changedCount: 1,
      formWebhookDeliveries: [{ status: 'WAITING' }],
    });
    const matching = { filter: { form: [form.id], status: ['FAILED'] } };
    const none = await mutate(
      'resendFormWebhookDeliveries',
      { companyId, formWebhookDeliveries: { matching } },
      'changedCount',
    );
    expect(none.changedCount).toBe(0);
    const { node } = await ask(
      `query ($id: ID!) { node(id: $id) { ... on FormWebhookDelivery {
        uuid attempts { url status error answer took createdAt }
      } } }`,
      { id: nodes[0].id },
    );
    expect(node.uuid).toBe(nodes[0].uuid);
    await mutate('deleteForms', { companyId, forms: { ids: [form.id] } }, 'deletedCount');
  });
}
