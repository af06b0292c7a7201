// What is done without a form: it is asked about where it must be, sent, and told in the alerts.
import { startTransition } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { type ConfirmOptions, useAlerts, useConfirm } from '../ui/index.ts';
import { succeeded } from './answer.ts';
import { useMutation } from './useMutation.ts';

interface Action<TMutation extends MutationParameters> {
  variables: TMutation['variables'];
  /** Must be answered with yes first. */
  question?: ConfirmOptions | undefined;
  /** What is told afterwards. */
  done?: string | ((response: TMutation['response']) => string);
}

type Removal<TMutation extends MutationParameters> = Omit<Action<TMutation>, 'question'> &
  Omit<ConfirmOptions, 'danger'>;

/** The action, which answers whether it was done, and whether one is on its way. */
export function useAction<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone?: () => void,
): [act: (action: Action<TMutation>) => Promise<boolean>, isRunning: boolean] {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [commit, isRunning] = useMutation<TMutation>(mutation);
  const act = async ({ variables, question, done }: Action<TMutation>) => {
    if (question && !(await confirm(question))) return false;
    const answer = await commit({ variables });
    if (!succeeded(answer, alerts)) return false;
    if (done !== undefined) alerts.success(typeof done === 'string' ? done : done(answer.response));
    // What is on the screen stays there while it is fetched anew.
    startTransition(() => onDone?.());
    return true;
  };
  return [act, isRunning];
}

/** An action that takes something away: always asked about, in red. */
export function useRemoval<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone?: () => void,
): (removal: Removal<TMutation>) => Promise<boolean> {
  const [act] = useAction<TMutation>(mutation, onDone);
  return ({ variables, done, ...question }) =>
    act({
      variables,
      question: { confirmLabel: 'Удалить', danger: true, ...question },
      ...(done !== undefined && { done }),
    });
}
