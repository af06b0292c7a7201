// Mutations that can be awaited. What went wrong is always a list of messages: the server's userErrors, or the one that
// says why there was no answer. A form shows them in place, an action without a form through `succeeded`.
import { useCallback } from 'react';
import { useMutation as useRelayMutation, type UseMutationConfig } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { Alerts } from '../ui/index.ts';
import { RequestFailed } from './network.ts';

export interface UserError {
  readonly message: string;
  readonly field?: string | null | undefined;
}

export interface Answer<TMutation extends MutationParameters> {
  /** Null when there was no answer. */
  response: TMutation['response'] | null;
  /** Empty when the mutation did what it was asked. */
  userErrors: readonly UserError[];
}

export type RunMutation<TMutation extends MutationParameters> = (
  config: Omit<UseMutationConfig<TMutation>, 'onCompleted' | 'onError' | 'onUnsubscribe'>,
) => Promise<Answer<TMutation>>;

export function useMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [RunMutation<TMutation>, boolean] {
  const [commit, isInFlight] = useRelayMutation<TMutation>(mutation);
  const run = useCallback<RunMutation<TMutation>>(
    (config) =>
      new Promise((resolve) => {
        const fail = (message: string) => resolve({ response: null, userErrors: [{ message }] });
        commit({
          ...config,
          onCompleted: (response) => resolve({ response, userErrors: userErrorsIn(response) }),
          onError: (error) =>
            fail(error instanceof RequestFailed ? error.message : 'Произошла ошибка'),
          onUnsubscribe: () => fail('Запрос прерван'),
        });
      }),
    [commit],
  );
  return [run, isInFlight];
}

/** Tells in the alerts what went wrong; true when nothing did. */
export function succeeded<TMutation extends MutationParameters>(
  answer: Answer<TMutation>,
  alerts: Alerts,
): answer is Answer<TMutation> & { response: TMutation['response'] } {
  for (const { message } of answer.userErrors) alerts.error(message);
  return answer.userErrors.length === 0;
}

function userErrorsIn(response: unknown): readonly UserError[] {
  const payloads = Object.values(
    response as Record<string, { userErrors?: readonly UserError[] } | null>,
  );
  return payloads.flatMap((payload) => payload?.userErrors ?? []);
}
