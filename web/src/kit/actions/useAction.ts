// Hooks for actions without a form: confirm if needed, send the mutation, report in the alerts. Soft deletion is
// `useTrash`, removing a link `useUnlink`, permanent deletion `usePermanentDelete`, what a list does with its selection `useBulkAction`.
import { startTransition, type ReactNode } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import {
  type ConfirmOptions,
  countOf,
  selectedCount,
  type TableSelection,
  useAlerts,
  useConfirm,
} from '../../ui/index.ts';
import type { BulkAction } from '../list/ListFrame.tsx';
import { succeeded } from '../network/mutationResult.ts';
import { bulkMessage, type BulkResponse, type Nouns } from '../relay/outcome.ts';
import { useMutation } from '../relay/useMutation.ts';

interface Action<TMutation extends MutationParameters> {
  variables: TMutation['variables'];
  /** The action is sent only after the user confirms. */
  question?: Question | undefined;
  /** The success message. */
  done?: string | ((response: TMutation['response']) => string);
}

type Question = Omit<ConfirmOptions, 'danger'>;

/** The question names the records that are deleted, including dependent ones. */
type Removal<TMutation extends MutationParameters> = Omit<Action<TMutation>, 'question'> &
  Question & { description: string };

interface Unlinking<TMutation extends MutationParameters, TBack extends MutationParameters> {
  variables: TMutation['variables'];
  /** Variables of the mutation that restores the link. */
  back: TBack['variables'];
  done: string;
}

/** Returns the action, which resolves to whether it was done, and whether one is pending. */
export function useAction<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone?: () => void,
): [act: (action: Action<TMutation>) => Promise<boolean>, isRunning: boolean] {
  const [act, isRunning] = useConfirmedMutation<TMutation>(mutation, onDone);
  return [({ question, ...action }) => act(action, question), isRunning];
}

/** For what can't be undone: always asks for confirmation, with a red button. */
export function usePermanentDelete<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  onDone?: () => void,
): (removal: Removal<TMutation>) => Promise<boolean> {
  const [act] = useConfirmedMutation<TMutation>(mutation, onDone);
  return ({ variables, done, ...question }) =>
    act(
      { variables, ...(done !== undefined && { done }) },
      { confirmLabel: 'Удалить', ...question, danger: true },
    );
}

/**
 * Removes a link that can be made again: without confirmation, with an undo button in the alert.
 */
export function useUnlink<TMutation extends MutationParameters, TBack extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  mutationBack: GraphQLTaggedNode,
  onDone?: () => void,
): (unlinking: Unlinking<TMutation, TBack>) => Promise<boolean> {
  const alerts = useAlerts();
  const [unlink] = useConfirmedMutation<TMutation>(mutation, onDone);
  const [link] = useConfirmedMutation<TBack>(mutationBack, onDone);
  return async ({ variables, back, done }) => {
    const isDone = await unlink({ variables });
    if (isDone) alerts.withUndo(done, () => void link({ variables: back }));
    return isDone;
  };
}

/** Adds links, and removes each with an undo button; both mutations take the same variables. */
export function useLinks<TLink extends MutationParameters, TUnlink extends MutationParameters>(
  link: GraphQLTaggedNode,
  unlink: GraphQLTaggedNode,
  {
    variables,
    added,
    removed,
  }: {
    variables: (ids: string[]) => TLink['variables'] & TUnlink['variables'];
    /** The messages, before the names. */
    added: string;
    removed: string;
  },
) {
  const [add] = useAction<TLink>(link);
  const remove = useUnlink<TUnlink, TLink>(unlink, link);
  return {
    add: (ids: string[], names: string) =>
      add({ variables: variables(ids), done: `${added}: ${names}` }),
    remove: (id: string, name: string) =>
      remove({ variables: variables([id]), back: variables([id]), done: `${removed}: ${name}` }),
  };
}

interface BulkMutation extends MutationParameters {
  readonly response: BulkResponse;
}

/** A bulk action of a list whose payload spreads `...outcome_payload`. */
export function useBulkAction<TMutation extends BulkMutation>(
  mutation: GraphQLTaggedNode,
  {
    label,
    icon,
    done,
    nouns,
    warning,
    danger = false,
    list,
    variables,
  }: {
    label: string;
    icon: ReactNode;
    /** «Включено», before the number of records. */
    done: string;
    nouns: Nouns;
    /** What the action means; left out where it is sent without confirmation. */
    warning?: string;
    danger?: boolean;
    list: { totalCount: number; refresh: () => void };
    variables: (selection: TableSelection) => TMutation['variables'];
  },
): BulkAction {
  const [act] = useConfirmedMutation<TMutation>(mutation, list.refresh);
  const questionOf = (selection: TableSelection): ConfirmOptions | undefined =>
    warning === undefined
      ? undefined
      : {
          title: `${label} ${countOf(selectedCount(selection, list.totalCount), nouns)}?`,
          description: warning,
          confirmLabel: label,
          danger,
        };
  return {
    label,
    icon,
    run: (selection) =>
      act(
        { variables: variables(selection), done: bulkMessage(done, nouns) },
        questionOf(selection),
      ),
  };
}

function useConfirmedMutation<TMutation extends MutationParameters>(
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
    // A transition keeps the current content on the screen while it is refetched.
    startTransition(() => onDone?.());
    return true;
  };
  return [act, isRunning] as const;
}
