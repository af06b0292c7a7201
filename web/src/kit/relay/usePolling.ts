// Asking every so often what has become of something that is under way, for as long as the page is seen.
import { useEffect, useEffectEvent } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Milliseconds between two questions. */
const pause = 5000;

/** `variables` are null when nothing is under way. What is answered comes with the store. */
export function usePolling<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
): void {
  const environment = useRelayEnvironment();
  const ask = useEffectEvent(() => {
    if (variables === null || document.visibilityState === 'hidden') return;
    // One that fails is followed by another.
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
