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
  useTestWorkDeleteMutation,
} from '../__generated__/useTestWorkDeleteMutation.graphql.ts';
import type { useTestWorkCopyMutation } from '../__generated__/useTestWorkCopyMutation.graphql.ts';
import type { useTestWorkOffMutation } from '../__generated__/useTestWorkOffMutation.graphql.ts';
import type { useTestWorkOnMutation } from '../__generated__/useTestWorkOnMutation.graphql.ts';
import type { useTestWorkRestoreMutation } from '../__generated__/useTestWorkRestoreMutation.graphql.ts';

export type ChosenTests = SelectedRows<TestMatch>;

const nouns: Nouns = ['тест', 'теста', 'тестов'];

export function useTestWork({
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
  const [replicate] = useReportedMutation<useTestWorkCopyMutation>(graphql`
    mutation useTestWorkCopyMutation($input: ReplicateTestInput!) {
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

type Variables = useTestWorkDeleteMutation['variables'];

/** Each function resolves to null on failure, which an alert has reported. */
function useSending(companyId: string) {
  const updater = invalidateLists(companyId);
  const activate = useBulkMutation<useTestWorkOnMutation>(
    graphql`
      mutation useTestWorkOnMutation($input: ActivateTestsInput!) {
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
  const deactivate = useBulkMutation<useTestWorkOffMutation>(
    graphql`
      mutation useTestWorkOffMutation($input: DeactivateTestsInput!) {
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
  const remove = useBulkMutation<useTestWorkDeleteMutation>(
    graphql`
      mutation useTestWorkDeleteMutation($input: DeleteTestsInput!) {
        deleteTests(input: $input) {
          deletedTestIds
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    ({ deletedTestIds }) => deletedTestIds,
  );
  const restore = useBulkMutation<useTestWorkRestoreMutation>(graphql`
    mutation useTestWorkRestoreMutation($input: RestoreTestsInput!) {
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
