// Actions on one or many tests: activate, deactivate, delete, restore and copy.
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { succeeded } from '../kit/network/mutationResult.ts';
import { inBatches, type BulkSelection, type SelectedRows } from '../kit/relay/bulk.ts';
import { outcomeOf, reportOutcome, type Nouns, type Outcome } from '../kit/relay/outcome.ts';
import { useMutation } from '../kit/relay/useMutation.ts';
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
  const [replicate] = useMutation<useTestWorkCopyMutation>(graphql`
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
      const answer = await replicate({
        variables: { input: { id } },
        updater: invalidateLists(companyId),
      });
      if (!succeeded(answer, alerts)) return;
      alerts.success('Тест скопирован: это копия, она выключена');
      const { test } = answer.response.replicateTest;
      if (test) await navigate(`/${code}/tests/${String(test.databaseId)}/questions`);
    },
  };
}

const turns = {
  on: { does: 'switchOn', undoes: 'switchOff', label: 'Включить', done: 'Включено' },
  off: { does: 'switchOff', undoes: 'switchOn', label: 'Выключить', done: 'Выключено' },
} as const;

/** Each function resolves to null on failure, which an alert has reported. */
function useSending(companyId: string) {
  const alerts = useAlerts();
  const updater = invalidateLists(companyId);
  const [activate] = useMutation<useTestWorkOnMutation>(graphql`
    mutation useTestWorkOnMutation($input: ActivateTestsInput!) {
      activateTests(input: $input) {
        tests {
          id
          status
        }
        changedCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [deactivate] = useMutation<useTestWorkOffMutation>(graphql`
    mutation useTestWorkOffMutation($input: DeactivateTestsInput!) {
      deactivateTests(input: $input) {
        tests {
          id
          status
        }
        changedCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [remove] = useMutation<useTestWorkDeleteMutation>(graphql`
    mutation useTestWorkDeleteMutation($input: DeleteTestsInput!) {
      deleteTests(input: $input) {
        deletedTestIds
        deletedCount
        deletion
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const [restore] = useMutation<useTestWorkRestoreMutation>(graphql`
    mutation useTestWorkRestoreMutation($input: RestoreTestsInput!) {
      restoreTests(input: $input) {
        tests {
          id
          status
        }
        restoredCount
        skipped {
          ...outcome_skipped
        }
        ...userErrors_payload
      }
    }
  `);
  const inAll =
    (send: (tests: BulkSelection<TestMatch>) => Promise<Outcome | null>) =>
    (chosen: BulkSelection<TestMatch>) =>
      inBatches(chosen, send);
  const variablesOf = (tests: BulkSelection<TestMatch>) => ({ input: { companyId, tests } });
  return {
    switchOn: inAll(async (tests) => {
      const answer = await activate({ variables: variablesOf(tests), updater });
      if (!succeeded(answer, alerts)) return null;
      const { tests: changed, changedCount, skipped } = answer.response.activateTests;
      return outcomeOf({ count: changedCount, skipped, ids: changed.map(({ id }) => id) });
    }),
    switchOff: inAll(async (tests) => {
      const answer = await deactivate({ variables: variablesOf(tests), updater });
      if (!succeeded(answer, alerts)) return null;
      const { tests: changed, changedCount, skipped } = answer.response.deactivateTests;
      return outcomeOf({ count: changedCount, skipped, ids: changed.map(({ id }) => id) });
    }),
    remove: inAll(async (tests) => {
      const answer = await remove({ variables: variablesOf(tests), updater });
      if (!succeeded(answer, alerts)) return null;
      const { deletedTestIds: ids, deletedCount: count, ...told } = answer.response.deleteTests;
      return outcomeOf({ ...told, ids, count });
    }),
    restore: inAll(async (tests) => {
      const answer = await restore({ variables: variablesOf(tests), updater });
      if (!succeeded(answer, alerts)) return null;
      const { restoredCount: count, skipped } = answer.response.restoreTests;
      return outcomeOf({ count, skipped });
    }),
  };
}
