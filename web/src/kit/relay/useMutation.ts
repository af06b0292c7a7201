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
import { loadInTime } from '../../ui/index.ts';
import { failed, userErrorsIn, type Answer } from '../network/answer.ts';
import { offline } from '../network/gateway.ts';
import { dropPrefetched } from './prefetched.ts';

type Config<TMutation extends MutationParameters> = Omit<
  MutationConfig<TMutation>,
  'mutation' | 'onCompleted' | 'onError' | 'onUnsubscribe'
>;

export type RunMutation<TMutation extends MutationParameters> = (
  config: Config<TMutation>,
) => Promise<Answer<TMutation>>;

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
    if (isLate(mutation)) loadInTime(mutation);
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
export function usePromptMutation<TMutation extends MutationParameters>(
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
): Promise<Answer<TMutation>> {
  const mutation = isLate(tag) ? await coming(tag) : tag;
  if (mutation === null) return failed(offline());
  return new Promise((resolve) => {
    commitMutation<TMutation>(environment, {
      ...config,
      mutation,
      onCompleted: (response) => resolve({ response, userErrors: userErrorsIn(response) }),
      onError: (error) => resolve(failed(error)),
      onUnsubscribe: () => resolve(failed(null)),
    });
  });
}

const coming = (late: Late) =>
  late().then(
    ({ default: mutation }) => mutation,
    () => null,
  );
