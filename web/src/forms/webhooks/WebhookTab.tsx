// The «Вебхук» tab of a form: URL, secret and deliveries.
import { graphql, useFragment } from 'react-relay';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { PageBody, Stack } from '../../ui/index.ts';
import { DeliveryList } from './DeliveryList.tsx';
import { WebhookSecret } from './WebhookSecret.tsx';
import type { WebhookTab_form$key } from '../../__generated__/WebhookTab_form.graphql.ts';

export function WebhookTab({
  form: key,
  companyId,
}: {
  form: WebhookTab_form$key;
  companyId: string;
}) {
  const form = useFragment<WebhookTab_form$key>(
    graphql`
      fragment WebhookTab_form on Form
      @argumentDefinitions(deliveries: { type: "FormWebhookDeliveryFilter" }) {
        ...WebhookSecret_form
        ...DeliveryList_form @arguments(filter: $deliveries) @alias(as: "list")
      }
    `,
    key,
  );
  return (
    <PageBody>
      <Stack gap="5">
        <PagePart among>
          <WebhookSecret form={form} />
        </PagePart>
        <PagePart among>
          {form.list && <DeliveryList form={form.list} companyId={companyId} />}
        </PagePart>
      </Stack>
    </PageBody>
  );
}
