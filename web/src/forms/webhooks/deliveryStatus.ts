// The status filter of webhook deliveries in the URL.
import { choice, valueAt, type Address } from '../../kit/pages/addressParameters.ts';
import type { FormWebhookDeliveryFilter } from '../../__generated__/formRouteQuery.graphql.ts';

/** The first one shows all. */
export const shownStatuses = ['ALL', 'WAITING', 'DELIVERED', 'FAILED'] as const;

export const statusAt = valueAt('status', choice(shownStatuses));

export function deliveriesAt(place: Pick<Address, 'search'>): FormWebhookDeliveryFilter | null {
  const status = statusAt(place);
  return status === 'ALL' ? null : { status: [status] };
}
