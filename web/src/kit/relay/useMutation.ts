// Hooks that return mutations as promises.
import { useCallback, useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import {
  commitMutation,
  type Environment,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';
import { preloadOnInteraction } from '../../ui/index.ts';
import { failedResult, type MutationResult } from '../network/mutationResult.ts';
import { userErrorsIn } from '../network/userErrors.ts';
import { offlineError } from '../network/gateway.ts';
import { dropPrefetched } from './prefetched.ts';

type Config<TMutation extends MutationParameters> = Omit<
  MutationConfig<TMutation>,
  'mutation' | 'onCompleted' | 'onError' | 'onUnsubscribe'
>;

export type RunMutation<TMutation extends MutationParameters> = (
  config: Config<TMutation>,
) => Promise<MutationResult<TMutation>>;

/** The build's replacement for a mutation's tag (`web/build/mutations.ts`). */
type Late = () => Promise<{ default: GraphQLTaggedNode }>;

const isLate = (mutation: GraphQLTaggedNode | Late): mutation is Late =>
  typeof mutation === 'function';

/** The mutation and whether one is pending. The promise never rejects: see `MutationResult`. */
export function useMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [RunMutation<TMutation>, boolean] {
  const [running, setRunning] = useState(0);
  const sent = useSent<TMutation>(mutation);
  useEffect(() => {
    if (isLate(mutation)) preloadOnInteraction(mutation);
  }, [mutation]);
  const run = useCallback<RunMutation<TMutation>>(
    async (config) => {
      setRunning((count) => count + 1);
      const answer = await sent(config);
      setRunning((count) => count - 1);
      return answer;
    },
    [sent],
  );
  return [run, running > 0];
}

/**
 * The same for large screens with optimistic updates: the code is preloaded, and a pending mutation doesn't render the
 * screen.
 */
export function usePreloadedMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): RunMutation<TMutation> {
  useEffect(() => {
    if (isLate(mutation)) void coming(mutation);
  }, [mutation]);
  return useSent<TMutation>(mutation);
}

function useSent<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): RunMutation<TMutation> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (config) => {
      const answer = await send(environment, mutation, config);
      dropPrefetched();
      return answer;
    },
    [environment, mutation],
  );
}

async function send<TMutation extends MutationParameters>(
  environment: Environment,
  tag: GraphQLTaggedNode | Late,
  config: Config<TMutation>,
): Promise<MutationResult<TMutation>> {
  const mutation = isLate(tag) ? await coming(tag) : tag;
  if (mutation === null) return failedResult(offlineError());
  return new Promise((resolve) => {
    commitMutation<TMutation>(environment, {
      ...config,
      mutation,
      onCompleted: (response) => resolve({ response, userErrors: userErrorsIn(response) }),
      onError: (error) => resolve(failedResult(error)),
      onUnsubscribe: () => resolve(failedResult(null)),
    });
  });
}

const coming = (late: Late) =>
  late().then(
    ({ default: mutation }) => mutation,
    () => null,
  );
