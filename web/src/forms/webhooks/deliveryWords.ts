// Words for the type and status of webhook deliveries.
import type { Tone } from '../../ui/index.ts';
import type {
  FormWebhookDeliveryStatus,
  FormWebhookEvent,
} from '../../__generated__/DeliveryList_form.graphql.ts';

export const eventWords: Record<FormWebhookEvent, string> = {
  FORM_ANSWERED: 'Ответ на форму',
  FORM_TEST: 'Проверка',
};

export const statusWords: Record<FormWebhookDeliveryStatus, { label: string; tone: Tone }> = {
  WAITING: { label: 'Ждёт', tone: 'warning' },
  DELIVERED: { label: 'Доставлено', tone: 'success' },
  FAILED: { label: 'Не доставлено', tone: 'danger' },
};

/** The HTTP status of the response, the error, or both. */
export const deliveryResult = (
  status: number | null | undefined,
  error: string | null | undefined,
) => [status, error].filter((each) => each != null).join(': ') || null;
