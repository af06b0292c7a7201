// Subscribes to a purchase with a pending payment; updates arrive in the Relay store.
import { useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import { useIsPageActive } from '../../kit/pages/useIsPageActive.ts';
import type { PurchaseFollowerSubscription } from '../../__generated__/PurchaseFollowerSubscription.graphql.ts';

export function PurchaseFollower(props: { purchaseId: string }) {
  return useIsPageActive() && <Following {...props} />;
}

/** Milliseconds before a closed event stream is opened again. */
const pause = 5000;

function Following({ purchaseId }: { purchaseId: string }) {
  const [tries, setTries] = useState(0);
  const config = useMemo<GraphQLSubscriptionConfig<PurchaseFollowerSubscription>>(
    () => ({
      subscription: graphql`
        subscription PurchaseFollowerSubscription($id: ID!) {
          purchaseUpdated(id: $id) {
            statusName
            toPay
            paidAt
            payments {
              status
              price
              refundedSum
            }
            ...PurchasePayments_purchase
          }
        }
      `,
      variables: { id: purchaseId },
      // Without the subscription the result appears after a reload.
      onError: () => undefined,
      onCompleted: () => void setTimeout(() => setTries(tries + 1), pause),
    }),
    [purchaseId, tries],
  );
  useSubscription(config);
  return null;
}
