// Actions on one or many tests: activate, deactivate, delete, restore and copy.
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { useBulkMutation, useReportedMutation } from '../kit/relay/useReportedMutation.ts';
import { inBatches, type BulkSelection, type SelectedRows } from '../kit/relay/bulk.ts';
import { reportOutcome, type Nouns, type Outcome } from '../kit/relay/outcome.ts';
import { invalidateLists } from '../kit/actions/useSubmit.ts';
import { useTrash } from '../kit/actions/useTrash.ts';
import { countOf, useAlerts, useConfirm } from '../ui/index.ts';
import type {
  TestMatch,
  useTestActionsDeleteMutation,
} from '../__generated__/useTestActionsDeleteMutation.graphql.ts';
import type { useTestActionsCopyMutation } from '../__generated__/useTestActionsCopyMutation.graphql.ts';
import type { useTestActionsOffMutation } from '../__generated__/useTestActionsOffMutation.graphql.ts';
import type { useTestActionsOnMutation } from '../__generated__/useTestActionsOnMutation.graphql.ts';
import type { useTestActionsRestoreMutation } from '../__generated__/useTestActionsRestoreMutation.graphql.ts';

export type ChosenTests = SelectedRows<TestMatch>;

const nouns: Nouns = ['тест', 'теста', 'тестов'];

export function useTestActions({
  companyId,
  code,
  refresh,
  onRestore,
}: {
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  /** Refetches the list. */
  refresh: () => void;
  /** Called when a restore begins, also by undo. */
  onRestore?: (restored: Promise<unknown>) => void;
}) {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const send = useSending(companyId);
  const [replicate] = useReportedMutation<useTestActionsCopyMutation>(graphql`
    mutation useTestActionsCopyMutation($input: ReplicateTestInput!) {
      replicateTest(input: $input) {
        test {
          databaseId
        }
        ...userErrors_payload
      }
    }
  `);
  const trash = useTrash<TestMatch>({
    nouns,
    send: {
      remove: send.remove,
      restore: (chosen) => {
        const restored = send.restore(chosen);
        onRestore?.(restored);
        return restored;
      },
    },
    refresh,
    listFollows: false,
  });

  const turn = async (
    { chosen, count }: ChosenTests,
    { does, undoes, label, done }: (typeof turns)['on' | 'off'],
  ): Promise<boolean> => {
    if (chosen.matching != null) {
      const sure = await confirm({
        title: `${label}: ${countOf(count, nouns)}?`,
        description: 'Это коснётся всех тестов, которые подходят под поиск и фильтр.',
      });
      if (!sure) return false;
    }
    const outcome = await send[does](chosen);
    if (outcome === null) return false;
    const { ids } = outcome;
    const takeBack = async (changed: readonly string[]) => {
      if (await send[undoes]({ ids: changed })) trash.refreshShown();
    };
    const undo = ids && ids.length > 0 ? () => void takeBack(ids) : undefined;
    reportOutcome(alerts, outcome, { done, nouns, undo });
    trash.refreshShown();
    return outcome.count > 0;
  };

  return {
    switchOn: (tests: ChosenTests) => turn(tests, turns.on),
    switchOff: (tests: ChosenTests) => turn(tests, turns.off),
    remove: trash.remove,
    restore: trash.restore,
    copy: async (id: string): Promise<void> => {
      const copied = await replicate({ input: { id } }, { updater: invalidateLists(companyId) });
      if (!copied) return;
      alerts.success('Тест скопирован: это копия, она выключена');
      const { test } = copied;
      if (test) await navigate(`/${code}/tests/${String(test.databaseId)}/questions`);
    },
  };
}

const turns = {
  on: { does: 'switchOn', undoes: 'switchOff', label: 'Включить', done: 'Включено' },
  off: { does: 'switchOff', undoes: 'switchOn', label: 'Выключить', done: 'Выключено' },
} as const;

type Variables = useTestActionsDeleteMutation['variables'];

/** Each function resolves to null on failure, which an alert has reported. */
function useSending(companyId: string) {
  const updater = invalidateLists(companyId);
  const activate = useBulkMutation<useTestActionsOnMutation>(
    graphql`
      mutation useTestActionsOnMutation($input: ActivateTestsInput!) {
        activateTests(input: $input) {
          tests {
            id
            status
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ tests }) => tests,
  );
  const deactivate = useBulkMutation<useTestActionsOffMutation>(
    graphql`
      mutation useTestActionsOffMutation($input: DeactivateTestsInput!) {
        deactivateTests(input: $input) {
          tests {
            id
            status
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ tests }) => tests,
  );
  const remove = useBulkMutation<useTestActionsDeleteMutation>(
    graphql`
      mutation useTestActionsDeleteMutation($input: DeleteTestsInput!) {
        deleteTests(input: $input) {
          deletedTestIds
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ deletedTestIds }) => deletedTestIds,
  );
  const restore = useBulkMutation<useTestActionsRestoreMutation>(graphql`
    mutation useTestActionsRestoreMutation($input: RestoreTestsInput!) {
      restoreTests(input: $input) {
        tests {
          id
          status
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const inAll =
    (
      send: (variables: Variables, updates: { updater: typeof updater }) => Promise<Outcome | null>,
    ) =>
    (chosen: BulkSelection<TestMatch>) =>
      inBatches(chosen, (tests) => send({ input: { companyId, tests } }, { updater }));
  return {
    switchOn: inAll(activate),
    switchOff: inAll(deactivate),
    remove: inAll(remove),
    restore: inAll(restore),
  };
}
