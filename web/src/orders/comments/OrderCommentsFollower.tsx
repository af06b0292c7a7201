// Subscribes to the comments of the open order and refetches them when another user adds, edits or deletes one.
import { useMemo, useRef, useState } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { GraphQLSubscriptionConfig } from 'relay-runtime';
import { useIsPageActive } from '../../kit/pages/useIsPageActive.ts';
import { useLatest } from '../../ui/index.ts';
import type { OrderCommentsFollowerSubscription } from '../../__generated__/OrderCommentsFollowerSubscription.graphql.ts';

export function OrderCommentsFollower(props: {
  orderId: string;
  /** The number of comments shown; null when the server returns none. */
  shown: number | null;
  onNews: () => void;
}) {
  return useIsPageActive() && <Following {...props} />;
}

/** Milliseconds before a closed event stream is opened again. */
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
        const { shown: counted, onNews: notify } = now.current;
        const isNew =
          mark.current === null ? state.commentsCount !== counted : state.mark !== mark.current;
        mark.current = state.mark;
        if (isNew) notify();
      },
      // The server may not have this subscription; new comments then appear after a reload.
      onError: () => undefined,
      onCompleted: () => void setTimeout(() => setTries(tries + 1), pause),
    }),
    [orderId, tries, now],
  );
  useSubscription(config);
  return null;
}
