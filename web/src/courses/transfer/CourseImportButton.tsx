// «Импорт» over the list of courses; its dialog is loaded when it opens.
import { FileUp } from 'lucide-react';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { Button, lazyPart } from '../../ui/index.ts';

export function CourseImportButton({
  companyId,
  code,
  onMade,
}: {
  companyId: string;
  /** Of the company. */
  code: string;
  /** The list has one more. */
  onMade: () => void;
}) {
  const { open } = useDataModals();
  return (
    <Button
      size="sm"
      icon={<FileUp aria-hidden />}
      onClick={() =>
        void open((close) => (
          <CourseImportModal
            companyId={companyId}
            code={code}
            onMade={onMade}
            onDone={() => close()}
          />
        ))
      }
    >
      Импорт
    </Button>
  );
}

const CourseImportModal = lazyPart(() => import('./CourseImportModal.tsx'), 'CourseImportModal');
