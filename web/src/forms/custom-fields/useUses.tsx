// Shows what depends on a custom field, instead of a confirmation that could not succeed.
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../ui/index.ts';
import type { Uses } from './UsesModal.tsx';

const UsesModal = lazyPart(() => import('./UsesModal.tsx'), 'UsesModal');

export function useUses(code: string): (uses: Uses) => Promise<void> {
  const { open } = useDataModals();
  return async (uses) => {
    await open((close) => <UsesModal {...uses} code={code} onLeave={() => close()} />);
  };
}
