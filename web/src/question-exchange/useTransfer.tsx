// Opens the import and export dialogs, which are loaded then.
import { useDataModals } from '../kit/relay/useDataModals.tsx';
import { lazyPart } from '../ui/index.ts';

const TestExportModal = lazyPart(() => import('./TestExportModal.tsx'), 'TestExportModal');
const TestImportModal = lazyPart(() => import('./TestImportModal.tsx'), 'TestImportModal');

export function useTransfer({ companyId, code }: { companyId: string; code: string }): {
  exportTest: (testId: string) => void;
  /** Adds the questions to the end of the test; null creates a test. */
  importInto: (testId: string | null, onTaken: () => void) => void;
} {
  const { open } = useDataModals();
  return {
    exportTest: (testId) =>
      void open((close) => (
        <TestExportModal companyId={companyId} testId={testId} onDone={() => close()} />
      )),
    importInto: (testId, onTaken) =>
      void open((close) => (
        <TestImportModal
          place={{ companyId, testId }}
          code={code}
          onTaken={onTaken}
          onDone={() => close()}
        />
      )),
  };
}
