// Actions on attempts: in the row menu, on the page and for the selection.
import { Ban, CirclePlus, Undo2 } from 'lucide-react';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import type { TableSelection } from '../../ui/index.ts';
import type { ChosenAttempts } from './AnnulModal.tsx';
import type { AttemptActions } from './useAttemptActions.tsx';

interface Attempt {
  id: string;
  state: string;
  annulledAt: string | null | undefined;
  /** Null for a visitor. */
  user: object | null | undefined;
}

/** Actions on one attempt. */
export function attemptActions({ id, state, annulledAt, user }: Attempt, work: AttemptActions) {
  const itself: ChosenAttempts = { chosen: { ids: [id] }, count: 1 };
  return [
    ...(annulledAt != null
      ? [
          {
            id: 'reinstate',
            label: labels.reinstate,
            icon: <Undo2 />,
            onAction: () => void work.restore(itself),
          },
        ]
      : []),
    ...(annulledAt == null && state !== 'IN_PROGRESS'
      ? [
          {
            id: 'annul',
            label: labels.annul,
            icon: <Ban />,
            onAction: () => void work.annul(itself),
          },
        ]
      : []),
    ...(user
      ? [
          {
            id: 'extra',
            label: labels.extra,
            icon: <CirclePlus />,
            onAction: () => void work.grantExtraAttempt(itself),
          },
        ]
      : []),
  ];
}

/** Actions on the selected attempts, with the labels of `choose`. */
export const attemptBulkActions = (
  work: AttemptActions,
  choose: (selection: TableSelection) => ChosenAttempts,
): BulkAction[] => [
  {
    label: labels.annul,
    icon: <Ban />,
    run: (selection) => work.annul(choose(selection)),
  },
  {
    label: labels.reinstate,
    icon: <Undo2 />,
    run: (selection) => work.restore(choose(selection)),
  },
  {
    label: labels.extra,
    icon: <CirclePlus />,
    run: (selection) => work.grantExtraAttempt(choose(selection)),
  },
];

const labels = {
  annul: 'Аннулировать',
  reinstate: 'Вернуть',
  extra: 'Дать ещё попытку',
} as const;
