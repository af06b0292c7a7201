// The action «Перевести в ветку» on a course's students; its dialog is loaded when it opens.
import { startTransition } from 'react';
import { GitBranch } from 'lucide-react';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../ui/index.ts';
import type { MoveStudentsModalProps } from './MoveStudentsModal.tsx';

const MoveStudentsModal = lazyPart(() => import('./MoveStudentsModal.tsx'), 'MoveStudentsModal');

export function useBranchMoves({
  refresh,
  ...course
}: Pick<MoveStudentsModalProps, 'courseId' | 'branches' | 'branchIds' | 'refresh'>) {
  const { open } = useDataModals();
  const run = async (moved: Pick<MoveStudentsModalProps, 'chosen' | 'count'>): Promise<boolean> => {
    const isDone = await open<true>((close) => (
      <MoveStudentsModal
        {...course}
        {...moved}
        refresh={() => startTransition(refresh)}
        onDone={() => close(true)}
      />
    ));
    return isDone === true;
  };
  return { id: 'branch', label: 'Перевести в ветку', icon: <GitBranch />, run };
}
