// What is done without a form: it is asked about where it must be, sent, and told in the alerts. What takes something away
// is of one of three kinds: `useTrash` deletes softly, `useUnlinking` unties, and `useRemoval` takes away for good.
import { startTransition } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { type ConfirmOptions, useAlerts, useConfirm } from '../../ui/index.ts';
import { succeeded } from '../network/answer.ts';
import { useMutation } from '../relay/useMutation.ts';

interface Action<TMutation extends MutationParameters> {
  variables: TMutation['variables'];
  /** Must be answered with yes first. */
  question?: Question | undefined;
  /** What is told afterwards. */
  done?: string | ((response: TMutation['response']) => string);
}

type Question = Omit<ConfirmOptions, 'danger'>;

/** The question names what goes, and what goes with it. */
type Removal<TMutation extends MutationParameters> = Omit<Action<TMutation>, 'question'> &
  Question & { description: string };

interface Unlinking<TMutation extends MutationParameters, TBack extends MutationParameters> {
  variables: TMutation['variables'];
  /** What ties the two again. */
  back: TBack['variables'];
  done: string;
}

/** The action, which answers whether it was done, and whether one is on its way. */
export function useAction<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone?: () => void,
): [act: (action: Action<TMutation>) => Promise<boolean>, isRunning: boolean] {
  const [act, isRunning] = useAsked<TMutation>(mutation, onDone);
  return [({ question, ...action }) => act(action, question), isRunning];
}

/** What can't come back: always asked about, in red. */
export function useRemoval<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone?: () => void,
): (removal: Removal<TMutation>) => Promise<boolean> {
  const [act] = useAsked<TMutation>(mutation, onDone);
  return ({ variables, done, ...question }) =>
    act(
      { variables, ...(done !== undefined && { done }) },
      { confirmLabel: 'Удалить', ...question, danger: true },
    );
}

/** A tie that can be made again goes without a question; for a while it is taken back in the alert. */
export function useUnlinking<
  TMutation extends MutationParameters,
  TBack extends MutationParameters,
>(
  mutation: GraphQLTaggedNode,
  mutationBack: GraphQLTaggedNode,
  onDone?: () => void,
): (unlinking: Unlinking<TMutation, TBack>) => Promise<boolean> {
  const alerts = useAlerts();
  const [unlink] = useAsked<TMutation>(mutation, onDone);
  const [link] = useAsked<TBack>(mutationBack, onDone);
  return async ({ variables, back, done }) => {
    const isDone = await unlink({ variables });
    if (isDone) alerts.withUndo(done, () => void link({ variables: back }));
    return isDone;
  };
}

function useAsked<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone: (() => void) | undefined,
) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [commit, isRunning] = useMutation<TMutation>(mutation);
  const act = async (
    { variables, done }: Omit<Action<TMutation>, 'question'>,
    question?: ConfirmOptions,
  ): Promise<boolean> => {
    if (question && !(await confirm(question))) return false;
    const answer = await commit({ variables });
    if (!succeeded(answer, alerts)) return false;
    if (done !== undefined) alerts.success(typeof done === 'string' ? done : done(answer.response));
    // What is on the screen stays there while it is fetched anew.
    startTransition(() => onDone?.());
    return true;
  };
  return [act, isRunning] as const;
}
