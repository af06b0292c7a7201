// Copies blocks to another lesson, which a dialog selects.
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../ui/index.ts';

const CopyBlocksModal = lazyPart(() => import('./CopyBlocksModal.tsx'), 'CopyBlocksModal');

interface Place {
  courseId: string;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
}

/** `what` names the blocks: «3 блока». */
export function useBlockCopies({
  courseId,
  companyId,
  code,
}: Place): (blockIds: readonly string[], what: string) => void {
  const { open } = useDataModals();
  return (blockIds, what) =>
    void open((close) => (
      <CopyBlocksModal
        blockIds={blockIds}
        what={what}
        courseId={courseId}
        companyId={companyId}
        code={code}
        onDone={() => close()}
      />
    ));
}
