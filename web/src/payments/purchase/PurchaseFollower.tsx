// Follows a purchase whose payment is waited for: what becomes of it comes into the store.
import { useMemo, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import { useIsPageActive } from '../../kit/pages/useIsPageActive.ts';
import type { PurchaseFollowerSubscription } from '../../__generated__/PurchaseFollowerSubscription.graphql.ts';

export function PurchaseFollower(props: { purchaseId: string }) {
  return useIsPageActive() && <Following {...props} />;
}

/** Milliseconds after which a stream that ended is asked for again. */
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
      // Then it is seen when the page is opened anew.
      onError: () => undefined,
      onCompleted: () => void setTimeout(() => setTries(tries + 1), pause),
    }),
    [purchaseId, tries],
  );
  useSubscription(config);
  return null;
}
