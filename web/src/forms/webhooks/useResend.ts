// Sends webhook deliveries again.
import { graphql } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { countOf } from '../../ui/index.ts';
import type {
  FormWebhookDeliverySelection,
  useResendMutation,
} from '../../__generated__/useResendMutation.graphql.ts';

export function useResend(
  companyId: string,
  onDone?: () => void,
): [resend: (deliveries: FormWebhookDeliverySelection) => void, isRunning: boolean] {
  const [resend, isRunning] = useAction<useResendMutation>(
    graphql`
      mutation useResendMutation($input: ResendFormWebhookDeliveriesInput!) {
        resendFormWebhookDeliveries(input: $input) {
          formWebhookDeliveries {
            ...AnswerDelivery_delivery
          }
          changedCount
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const sendAgain = (formWebhookDeliveries: FormWebhookDeliverySelection) =>
    void resend({
      variables: { input: { companyId, formWebhookDeliveries } },
      done: ({ resendFormWebhookDeliveries: { changedCount } }) =>
        changedCount === 0
          ? 'Недоставленного нет'
          : `Отправляем снова: ${countOf(changedCount, ['запрос', 'запроса', 'запросов'])}`,
    });
  return [sendAgain, isRunning];
}
