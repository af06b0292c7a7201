// The webhook delivery of one answer: its status, and a button that sends it again.
import { graphql, useFragment } from 'react-relay';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { Badge, Button, Flex, lazyPart, Text } from '../../ui/index.ts';
import { deliveryResult, statusWords } from './deliveryWords.ts';
import { useResend } from './useResend.ts';
import type { AnswerDelivery_delivery$key } from '../../__generated__/AnswerDelivery_delivery.graphql.ts';

const DeliveryModal = lazyPart(() => import('./DeliveryModal.tsx'), 'DeliveryModal');

export function AnswerDelivery({
  delivery: key,
  companyId,
}: {
  delivery: AnswerDelivery_delivery$key;
  companyId: string;
}) {
  const { id, status, responseStatus, error } = useFragment<AnswerDelivery_delivery$key>(
    graphql`
      fragment AnswerDelivery_delivery on FormWebhookDelivery {
        id
        status
        responseStatus
        error
      }
    `,
    key,
  );
  const { open } = useDataModals();
  const [resend, isResending] = useResend(companyId);
  const came = deliveryResult(responseStatus, error);
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <Badge tone={statusWords[status].tone}>{statusWords[status].label}</Badge>
      {came !== null && <Text>{came}</Text>}
      <Button size="sm" variant="ghost" onClick={() => void open(() => <DeliveryModal id={id} />)}>
        Подробности
      </Button>
      <Button size="sm" variant="ghost" loading={isResending} onClick={() => resend({ ids: [id] })}>
        Отправить снова
      </Button>
    </Flex>
  );
}
