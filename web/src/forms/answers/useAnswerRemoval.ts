// Permanently deletes one or many answers of forms; users registered by them remain.
import { graphql } from 'react-relay';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { bulkMessage } from '../../kit/relay/outcome.ts';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import { countOf, selectedCount, type TableSelection } from '../../ui/index.ts';
import type {
  FormAnswerMatch,
  useAnswerRemovalMutation,
} from '../../__generated__/useAnswerRemovalMutation.graphql.ts';

export function useAnswerRemoval({
  companyId,
  list,
  onDone,
}: {
  companyId: string;
  /** The list that they are selected in. */
  list?: { match: FormAnswerMatch; connectionId: string; totalCount: number };
  onDone: () => void;
}): (selection: TableSelection) => Promise<boolean> {
  const commit = usePermanentDelete<useAnswerRemovalMutation>(
    graphql`
      mutation useAnswerRemovalMutation($input: DeleteFormAnswersInput!, $connections: [ID!]!) {
        deleteFormAnswers(input: $input) {
          deletedFormAnswerIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  return (selection) =>
    commit({
      title: `Удалить ${countOf(selectedCount(selection, list?.totalCount ?? 1), nouns)}?`,
      description: 'Те, кто по ним зарегистрировался, останутся. Восстановить ответы не получится.',
      variables: {
        input: { companyId, formAnswers: selectionOf(selection, list?.match ?? {}) },
        connections: list ? [list.connectionId] : [],
      },
      done: bulkMessage('Удалено', nouns),
    });
}

const nouns = ['ответ', 'ответа', 'ответов'] as const;
