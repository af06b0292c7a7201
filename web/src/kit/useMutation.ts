// Mutations that can be awaited.
import { useCallback } from 'react';
import { useMutation as useRelayMutation, type UseMutationConfig } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { failed, userErrorsIn, type Answer } from './answer.ts';

export type RunMutation<TMutation extends MutationParameters> = (
  config: Omit<UseMutationConfig<TMutation>, 'onCompleted' | 'onError' | 'onUnsubscribe'>,
) => Promise<Answer<TMutation>>;

/** The mutation, and whether one is on its way. The promise never rejects: see `Answer`. */
export function useMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [RunMutation<TMutation>, boolean] {
  const [commit, isInFlight] = useRelayMutation<TMutation>(mutation);
  const run = useCallback<RunMutation<TMutation>>(
    (config) =>
      new Promise((resolve) => {
        commit({
          ...config,
          onCompleted: (response) => resolve({ response, userErrors: userErrorsIn(response) }),
          onError: (error) => resolve(failed(error)),
          onUnsubscribe: () => resolve(failed(null)),
        });
      }),
    [commit],
  );
  return [run, isInFlight];
}
