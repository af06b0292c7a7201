// What a modal knows of the manager that opened it.
import { createContext, use, type RefObject } from 'react';
import { useLatest } from '../behaviour/useLatest.ts';

/** What a `<Modal>` opened by the manager needs to know. */
export type OpenedModal = {
  isOpen: boolean;
  /** Closes it, unless what asks before closing says no. */
  dismiss: () => void;
  /** Sets what is asked before it is dismissed (unsaved changes); answers whether it may. */
  askBeforeClosing: (ask: (() => Promise<boolean>) | null) => void;
};

export const OpenedModalContext = createContext<OpenedModal | null>(null);

/** Whether it stands in a modal that was opened by the manager. */
export const useIsInDialog = (): boolean => use(OpenedModalContext) !== null;

/** Whether that modal is open still: for what goes on when it was closed. */
export const useIsDialogOpen = (): RefObject<boolean> =>
  useLatest(use(OpenedModalContext)?.isOpen === true);
