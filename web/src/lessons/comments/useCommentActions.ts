// Actions on one or many comments: hide, show, delete and restore; actions on selected ids can be undone.
import { startTransition } from 'react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { inBatches, type BulkSelection, type SelectedRows } from '../../kit/relay/bulk.ts';
import { outcomeOf, reportOutcome, type Nouns, type Outcome } from '../../kit/relay/outcome.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useTrash } from '../../kit/actions/useTrash.ts';
import { countOf, useAlerts, useConfirm } from '../../ui/index.ts';
import type {
  LessonCommentMatch,
  useCommentActionsDeleteMutation,
} from '../../__generated__/useCommentActionsDeleteMutation.graphql.ts';
import type { useCommentActionsHideMutation } from '../../__generated__/useCommentActionsHideMutation.graphql.ts';
import type { useCommentActionsRestoreMutation } from '../../__generated__/useCommentActionsRestoreMutation.graphql.ts';
import type { useCommentActionsShowMutation } from '../../__generated__/useCommentActionsShowMutation.graphql.ts';

type Rows = SelectedRows<LessonCommentMatch>;
type ChosenComments = BulkSelection<LessonCommentMatch>;

const nouns: Nouns = ['комментарий', 'комментария', 'комментариев'];

const words = {
  hide: { ask: 'Скрыть', done: 'Скрыто', effect: 'Их будут видеть только авторы и сотрудники.' },
  show: { ask: 'Показать', done: 'Показано', effect: 'Их снова увидят все ученики урока.' },
} as const;

export function useCommentActions({
  companyId,
  connectionId,
  refresh,
}: {
  companyId: string;
  /** The connection in the store; comments deleted by id are removed from it. */
  connectionId: string;
  refresh: () => void;
}) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [commitHide] = useMutation<useCommentActionsHideMutation>(graphql`
    mutation useCommentActionsHideMutation($input: HideLessonCommentsInput!) {
      hideLessonComments(input: $input) {
        lessonComments {
          ...CommentTile_comment
        }
        changedCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [commitShow] = useMutation<useCommentActionsShowMutation>(graphql`
    mutation useCommentActionsShowMutation($input: ShowLessonCommentsInput!) {
      showLessonComments(input: $input) {
        lessonComments {
          ...CommentTile_comment
        }
        changedCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [commitDelete] = useMutation<useCommentActionsDeleteMutation>(graphql`
    mutation useCommentActionsDeleteMutation(
      $input: DeleteLessonCommentsInput!
      $connections: [ID!]!
    ) {
      deleteLessonComments(input: $input) {
        deletedLessonCommentIds @deleteEdge(connections: $connections)
        deletedCount
        deletion
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [commitRestore] = useMutation<useCommentActionsRestoreMutation>(graphql`
    mutation useCommentActionsRestoreMutation($input: RestoreLessonCommentsInput!) {
      restoreLessonComments(input: $input) {
        lessonComments {
          ...CommentTile_comment
        }
        restoredCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const send = {
    hide: async (lessonComments: ChosenComments): Promise<Outcome | null> => {
      const answer = await commitHide({ variables: { input: { companyId, lessonComments } } });
      if (!succeeded(answer, alerts)) return null;
      const { changedCount: count, skipped } = answer.response.hideLessonComments;
      return outcomeOf({ count, skipped });
    },
    show: async (lessonComments: ChosenComments): Promise<Outcome | null> => {
      const answer = await commitShow({ variables: { input: { companyId, lessonComments } } });
      if (!succeeded(answer, alerts)) return null;
      const { changedCount: count, skipped } = answer.response.showLessonComments;
      return outcomeOf({ count, skipped });
    },
    remove: async (lessonComments: ChosenComments): Promise<Outcome | null> => {
      const answer = await commitDelete({
        variables: { input: { companyId, lessonComments }, connections: [connectionId] },
      });
      if (!succeeded(answer, alerts)) return null;
      const payload = answer.response.deleteLessonComments;
      return outcomeOf({
        count: payload.deletedCount,
        skipped: payload.skipped,
        ids: payload.deletedLessonCommentIds,
        deletion: payload.deletion,
      });
    },
    restore: async (lessonComments: ChosenComments): Promise<Outcome | null> => {
      const answer = await commitRestore({ variables: { input: { companyId, lessonComments } } });
      if (!succeeded(answer, alerts)) return null;
      const { restoredCount: count, skipped } = answer.response.restoreLessonComments;
      return outcomeOf({ count, skipped });
    },
  };
  const trash = useTrash<LessonCommentMatch>({
    nouns,
    send: {
      remove: (chosen) => inBatches(chosen, send.remove),
      restore: (chosen) => inBatches(chosen, send.restore),
    },
    refresh,
    listFollows: true,
  });

  /**
   * Actions on selected ids can be undone; actions on all matching comments ask for confirmation.
   */
  const change =
    (what: 'hide' | 'show') =>
    async ({ chosen, count }: Rows): Promise<boolean> => {
      const { ask, done, effect } = words[what];
      if (chosen.matching != null) {
        const isSure = await confirm({
          title: `${ask} ${countOf(count, nouns)}?`,
          description: `Изменится всё, что подходит под поиск и фильтр. ${effect}`,
          confirmLabel: ask,
        });
        if (!isSure) return false;
      }
      const outcome = await inBatches(chosen, send[what]);
      if (outcome === null) return false;
      const back = what === 'hide' ? 'show' : 'hide';
      const undo = async () => {
        await inBatches(chosen, send[back]);
        startTransition(trash.refreshShown);
      };
      // Only if all of them changed: otherwise undo would also change those that had the state before.
      const isAll = chosen.ids != null && outcome.count === count;
      reportOutcome(alerts, outcome, { done, nouns, ...(isAll && { undo: () => void undo() }) });
      startTransition(trash.refreshShown);
      return outcome.count > 0;
    };

  return {
    hide: change('hide'),
    show: change('show'),
    remove: trash.remove,
    restore: trash.restore,
  };
}
