// Accepts many submissions at once: each with the maximum points of its task, or all with the same points.
import { graphql } from 'react-relay';
import { useBulkMutation } from '../../kit/relay/useReportedMutation.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { reportOutcome, type Nouns } from '../../kit/relay/outcome.ts';
import {
  countOf,
  selectedCount,
  useAlerts,
  useConfirm,
  type TableSelection,
} from '../../ui/index.ts';
import type {
  HomeworkFilter,
  useAcceptManyMutation,
} from '../../__generated__/useAcceptManyMutation.graphql.ts';

const nouns: Nouns = ['работа', 'работы', 'работ'];

export function useAcceptMany({
  companyId,
  list,
  refresh,
}: {
  companyId: string;
  list: { match: { filter: HomeworkFilter }; totalCount: number };
  refresh: () => void;
}): (selection: TableSelection) => Promise<boolean> {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const commit = useBulkMutation<useAcceptManyMutation>(graphql`
    mutation useAcceptManyMutation($input: AcceptHomeworksInput!) {
      acceptHomeworks(input: $input) {
        homeworkWorks {
          ...WorkList_works
          ...WorkPanel_work
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  return async (selection) => {
    const count = selectedCount(selection, list.totalCount);
    const isSure = await confirm({
      title: `Принять ${countOf(count, ['работу', 'работы', 'работ'])}?`,
      description:
        'Каждая получит наибольший балл своего задания. Работы, у которых он не задан, останутся как есть.',
      confirmLabel: 'Принять',
    });
    if (!isSure) return false;
    const homeworkWorks = selectionOf(selection, list.match);
    const outcome = await commit({ input: { companyId, homeworkWorks } });
    if (outcome === null) return false;
    reportOutcome(alerts, outcome, { done: 'Принято', nouns });
    refresh();
    return true;
  };
}
