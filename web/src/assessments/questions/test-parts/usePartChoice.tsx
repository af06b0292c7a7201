// A dialog that chooses a part of the test for questions: an existing one or a new one.
import { useDataModals } from '../../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../../ui/index.ts';
import type { PartOfTest } from './testParts.ts';

const PartModal = lazyPart(() => import('./PartModal.tsx'), 'PartModal');

/** Resolves to the part's number; null when the user cancels. */
export function usePartChoice(): (parts: readonly PartOfTest[]) => Promise<number | null> {
  const { open } = useDataModals();
  return async (parts) =>
    (await open<number>((close) => <PartModal parts={parts} onChosen={close} />)) ?? null;
}
