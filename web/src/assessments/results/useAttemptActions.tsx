// Actions on one or many attempts: annul, restore, and grant an additional attempt.
import { startTransition } from 'react';
import { graphql } from 'react-relay';
import { useBulkMutation } from '../../kit/relay/useReportedMutation.ts';
import { reportOutcome, type Nouns, type Outcome } from '../../kit/relay/outcome.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { countOf, lazyPart, useAlerts, useConfirm } from '../../ui/index.ts';
import type { ChosenAttempts } from './AnnulModal.tsx';
import type { useAttemptActionsExtraMutation } from '../../__generated__/useAttemptActionsExtraMutation.graphql.ts';
import type { useAttemptActionsReinstateMutation } from '../../__generated__/useAttemptActionsReinstateMutation.graphql.ts';

const AnnulModal = lazyPart(() => import('./AnnulModal.tsx'), 'AnnulModal');

const attempts: Nouns = ['попытка', 'попытки', 'попыток'];

/** Each function resolves to whether anything changed. */
export interface AttemptActions {
  annul: (attempts: ChosenAttempts) => Promise<boolean>;
  restore: (attempts: ChosenAttempts) => Promise<boolean>;
  grantExtraAttempt: (attempts: ChosenAttempts) => Promise<boolean>;
}

export function useAttemptActions({
  companyId,
  refresh,
}: {
  companyId: string;
  /** Refetches the list: another attempt may be the best one now. */
  refresh: () => void;
}): AttemptActions {
  const alerts = useAlerts();
  const confirm = useConfirm();
  const { open } = useDataModals();
  const send = useSending(companyId);
  /** The alert has reported the result; a transition keeps the current content while refetching. */
  const wasDone = ({ count }: Outcome): boolean => {
    startTransition(refresh);
    return count > 0;
  };
  const reinstate = async (chosen: ChosenAttempts['chosen']) => {
    const outcome = await send.reinstate(chosen);
    if (outcome === null) return false;
    reportOutcome(alerts, outcome, { done: 'Возвращено', nouns: attempts });
    return wasDone(outcome);
  };
  return {
    annul: async (rows) => {
      const outcome = await open<Outcome>((close) => (
        <AnnulModal companyId={companyId} attempts={rows} onDone={close} />
      ));
      if (outcome === undefined) return false;
      const { ids } = outcome;
      const undo = ids && ids.length > 0 ? () => void reinstate({ ids }) : undefined;
      reportOutcome(alerts, outcome, { done: 'Аннулировано', nouns: attempts, undo });
      return wasDone(outcome);
    },
    restore: async ({ chosen, count }) => {
      const isSure =
        chosen.matching == null ||
        (await confirm({
          title: `Вернуть ${countOf(count, ['попытку', 'попытки', 'попыток'])}?`,
          description:
            'Будут учтены снова все аннулированные попытки, которые подходят под фильтр.',
          confirmLabel: 'Вернуть',
        }));
      return isSure && reinstate(chosen);
    },
    grantExtraAttempt: async ({ chosen, count }) => {
      const isSure = await confirm({
        title: 'Дать ещё попытку?',
        description:
          count === 1
            ? 'Ученик сможет пройти тест на один раз больше.'
            : 'Каждый ученик выбранных попыток сможет пройти тест на один раз больше.',
        confirmLabel: 'Дать',
      });
      if (!isSure) return false;
      const outcome = await send.giveExtra(chosen);
      if (outcome === null) return false;
      reportOutcome(alerts, outcome, {
        done: 'Ещё одна попытка дана',
        nouns: ['ученик', 'ученика', 'учеников'],
      });
      return wasDone(outcome);
    },
  };
}

/** Each function resolves to null on failure, which an alert has reported. */
function useSending(companyId: string) {
  const reinstate = useBulkMutation<useAttemptActionsReinstateMutation>(graphql`
    mutation useAttemptActionsReinstateMutation($input: ReinstateTestAttemptsInput!) {
      reinstateTestAttempts(input: $input) {
        testAttempts {
          id
          annulledAt
          annulmentReason
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  const giveExtra = useBulkMutation<useAttemptActionsExtraMutation>(graphql`
    mutation useAttemptActionsExtraMutation($input: GiveExtraTestAttemptsInput!) {
      giveExtraTestAttempts(input: $input) {
        testAttempts {
          id
          extraAttempts
        }
        ...outcome_payload
        ...userErrors_payload
      }
    }
  `);
  type Chosen = ChosenAttempts['chosen'];
  return {
    reinstate: (testAttempts: Chosen) => reinstate({ input: { companyId, testAttempts } }),
    giveExtra: (testAttempts: Chosen) => giveExtra({ input: { companyId, testAttempts } }),
  };
}
