// Which part of the test questions go into: one that is there, or a new one.
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../ui/index.ts';
import type { PartOfTest } from './testParts.ts';

const PartModal = lazyPart(() => import('./PartModal.tsx'), 'PartModal');

/** Answers its number; null when the person thinks again. */
export function usePartChoice(): (parts: readonly PartOfTest[]) => Promise<number | null> {
  const { open } = useDataModals();
  return async (parts) =>
    (await open<number>((close) => <PartModal parts={parts} onChosen={close} />)) ?? null;
}
