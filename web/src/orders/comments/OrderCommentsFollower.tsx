// Tells that somebody else has said, changed or deleted something in the comments of an order that is on the screen.
import { useMemo, useRef, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import { useIsPageActive } from '../../kit/pages/useIsPageActive.ts';
import { useLatest } from '../../ui/index.ts';
import type { OrderCommentsFollowerSubscription } from '../../__generated__/OrderCommentsFollowerSubscription.graphql.ts';

export function OrderCommentsFollower(props: {
  orderId: string;
  /** How many there are on the screen's account; null where the server does not tell. */
  shown: number | null;
  onNews: () => void;
}) {
  return useIsPageActive() && <Following {...props} />;
}

/** Milliseconds after which a stream that ended is asked for again. */
const pause = 5000;

function Following({
  orderId,
  shown,
  onNews,
}: {
  orderId: string;
  shown: number | null;
  onNews: () => void;
}) {
  const [tries, setTries] = useState(0);
  const mark = useRef<string | null>(null);
  const now = useLatest({ shown, onNews });
  const config = useMemo<GraphQLSubscriptionConfig<OrderCommentsFollowerSubscription>>(
    () => ({
      subscription: graphql`
        subscription OrderCommentsFollowerSubscription($id: ID!) {
          orderCommentsUpdated(id: $id) {
            commentsCount
            mark
          }
        }
      `,
      variables: { id: orderId },
      onNext: (response) => {
        const state = response?.orderCommentsUpdated;
        if (!state) return;
        const { shown: counted, onNews: tell } = now.current;
        const isNew =
          mark.current === null ? state.commentsCount !== counted : state.mark !== mark.current;
        mark.current = state.mark;
        if (isNew) tell();
      },
      // Another server may tell nothing of the kind: then it is seen when the page is opened anew.
      onError: () => undefined,
      onCompleted: () => void setTimeout(() => setTries(tries + 1), pause),
    }),
    [orderId, tries, now],
  );
  useSubscription(config);
  return null;
}
