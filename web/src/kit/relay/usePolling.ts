// Polls the state of pending work while the page is visible.
import { useEffect, useEffectEvent } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Milliseconds between requests. */
const pause = 5000;

/** Null `variables` stop the polling. Results arrive through the store. */
export function usePolling<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
): void {
  const environment = useRelayEnvironment();
  const ask = useEffectEvent(() => {
    if (variables === null || document.visibilityState === 'hidden') return;
    // A failed poll is simply followed by the next one.
    const networkCacheConfig = { force: true, metadata: { quiet: true } };
    fetchQuery<Query>(environment, query, variables, { networkCacheConfig }).subscribe({
      error: () => undefined,
    });
  });
  const isUnderWay = variables !== null;
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => ask(), pause);
    return () => clearInterval(timer);
  }, [isUnderWay]);
}
