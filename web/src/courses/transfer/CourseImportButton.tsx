// The button «Импорт» of the course list; its dialog is loaded when it opens.
import { FileUp } from 'lucide-react';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { Button, lazyPart } from '../../ui/index.ts';

export function CourseImportButton({
  companyId,
  code,
  onMade,
}: {
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  /** Called after a course was created. */
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
