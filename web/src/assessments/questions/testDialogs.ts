// Dialogs that later domains add to the pages of tests.
import { merged } from '../../kit/pages/merged.ts';

export interface TestDialogs {
  /** Opens the dialogs that export and import questions. */
  useTransfer: (place: { companyId: string; code: string }) => {
    exportTest: (testId: string) => void;
    /** Adds the questions to the end of the test; null creates a test. */
    importInto: (testId: string | null, onTaken: () => void) => void;
  };
  /** Opens the dialog that requests AI questions for a test. */
  useGeneration: (place: {
    companyId: string;
    code: string;
    mayReadExams: boolean;
  }) => (testId: string) => void;
}

export const { useTransfer, useGeneration } = merged<TestDialogs>(
  import.meta.glob<Partial<TestDialogs>>('../../*/testDialogs.ts', {
    eager: true,
    import: 'testDialogs',
  }),
);
