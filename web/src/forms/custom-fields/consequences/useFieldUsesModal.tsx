// Shows what depends on a custom field, instead of a confirmation that could not succeed.
import { useDataModals } from '../../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../../ui/index.ts';
import type { FieldUses } from './FieldUsesModal.tsx';

const FieldUsesModal = lazyPart(() => import('./FieldUsesModal.tsx'), 'FieldUsesModal');

export function useFieldUsesModal(code: string): (uses: FieldUses) => Promise<void> {
  const { open } = useDataModals();
  return async (uses) => {
    await open((close) => <FieldUsesModal {...uses} code={code} onLeave={() => close()} />);
  };
}
