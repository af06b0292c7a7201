// Opens the dialog that requests AI questions, which is loaded then.
import { useDataModals } from '../kit/relay/useDataModals.tsx';
import { lazyPart } from '../ui/index.ts';

const GenerationModal = lazyPart(() => import('./GenerationModal.tsx'), 'GenerationModal');

export function useGeneration(place: {
  companyId: string;
  code: string;
  mayReadExams: boolean;
}): (testId: string) => void {
  const { open } = useDataModals();
  return (testId) =>
    void open((close) => <GenerationModal {...place} testId={testId} onDone={() => close()} />);
}
