// Actions on one or many comments: hide, show, delete and restore; actions on selected ids can be undone.
import { startTransition } from 'react';
import { graphql } from 'react-relay';
import { useBulkMutation } from '../../kit/relay/useReportedMutation.ts';
import { inBatches, type BulkSelection, type SelectedRows } from '../../kit/relay/bulk.ts';
import { reportOutcome, type Nouns } from '../../kit/relay/outcome.ts';
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
  const commitHide = useBulkMutation<useCommentActionsHideMutation>(graphql`
    mutation useCommentActionsHideMutation($input: HideLessonCommentsInput!) {
      hideLessonComments(input: $input) {
        lessonComments {
          ...CommentTile_comment
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const commitShow = useBulkMutation<useCommentActionsShowMutation>(graphql`
    mutation useCommentActionsShowMutation($input: ShowLessonCommentsInput!) {
      showLessonComments(input: $input) {
        lessonComments {
          ...CommentTile_comment
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const commitDelete = useBulkMutation<useCommentActionsDeleteMutation>(
    graphql`
      mutation useCommentActionsDeleteMutation(
        $input: DeleteLessonCommentsInput!
        $connections: [ID!]!
      ) {
        deleteLessonComments(input: $input) {
          deletedLessonCommentIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ deletedLessonCommentIds }) => deletedLessonCommentIds,
  );
  const commitRestore = useBulkMutation<useCommentActionsRestoreMutation>(graphql`
    mutation useCommentActionsRestoreMutation($input: RestoreLessonCommentsInput!) {
      restoreLessonComments(input: $input) {
        lessonComments {
          ...CommentTile_comment
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const send = {
    hide: (lessonComments: ChosenComments) => commitHide({ input: { companyId, lessonComments } }),
    show: (lessonComments: ChosenComments) => commitShow({ input: { companyId, lessonComments } }),
    remove: (lessonComments: ChosenComments) =>
      commitDelete({ input: { companyId, lessonComments }, connections: [connectionId] }),
    restore: (lessonComments: ChosenComments) =>
      commitRestore({ input: { companyId, lessonComments } }),
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
