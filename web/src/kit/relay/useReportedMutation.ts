// Mutations whose errors appear as alerts: `useReportedMutation` for one with one root field, `useBulkMutation` for one
// that changes many records.
import { useCallback } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useAlerts } from '../../ui/index.ts';
import { succeeded } from '../network/mutationResult.ts';
import { outcomeOf, type BulkResponse, type Outcome } from './outcome.ts';
import { useMutation, type RunMutation } from './useMutation.ts';

/** The payload of a mutation's only root field. */
export type PayloadOf<TMutation extends MutationParameters> =
  TMutation['response'][keyof TMutation['response']];

/** What else a mutation is sent with, for example its updater. */
type Updates<TMutation extends MutationParameters> = Omit<
  Parameters<RunMutation<TMutation>>[0],
  'variables'
>;

/** Resolves to null on failure, which has been reported by then. */
type Send<TMutation extends MutationParameters, Result> = (
  variables: TMutation['variables'],
  updates?: Updates<TMutation>,
) => Promise<Result | null>;

/** The mutation, and whether one is pending. */
export function useReportedMutation<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): [send: Send<TMutation, PayloadOf<TMutation>>, isRunning: boolean] {
  const alerts = useAlerts();
  const [commit, isRunning] = useMutation<TMutation>(mutation);
  const send = useCallback<Send<TMutation, PayloadOf<TMutation>>>(
    async (variables, updates) => {
      const answer = await commit({ variables, ...updates });
      if (!succeeded(answer, alerts)) return null;
      const [payload] = Object.values(answer.response as Record<string, PayloadOf<TMutation>>);
      return payload ?? null;
    },
    [commit, alerts],
  );
  return [send, isRunning];
}

interface BulkMutation extends MutationParameters {
  readonly response: BulkResponse;
}

/** The payload spreads `...outcome_payload`. */
export function useBulkMutation<TMutation extends BulkMutation>(
  mutation: GraphQLTaggedNode,
  /** The changed records, or their ids, where undo needs them. */
  changedIn?: (payload: PayloadOf<TMutation>) => readonly (string | { readonly id: string })[],
): Send<TMutation, Outcome> {
  const [send] = useReportedMutation<TMutation>(mutation);
  return async (variables, updates) => {
    const payload = await send(variables, updates);
    return payload && outcomeOf(payload, changedIn?.(payload));
  };
}
