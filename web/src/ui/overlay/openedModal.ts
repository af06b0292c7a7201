// Context of a modal that was opened by the manager.
import { createContext, use, type RefObject } from 'react';
import { useLatest } from '../behaviour/useLatest.ts';

/** What such a `<Modal>` needs from the manager. */
export type OpenedModal = {
  isOpen: boolean;
  /** Closes it, unless the user cancels the confirmation. */
  dismiss: () => void;
  /**
   * Sets the confirmation before dismissing, for unsaved changes; it resolves to whether the modal may close.
   */
  askBeforeClosing: (ask: (() => Promise<boolean>) | null) => void;
};

export const OpenedModalContext = createContext<OpenedModal | null>(null);

/** Whether the component is inside a modal of the manager. */
export const useIsInDialog = (): boolean => use(OpenedModalContext) !== null;

/** Whether that modal is still open, for work that continues after closing. */
export const useIsDialogOpen = (): RefObject<boolean> =>
  useLatest(use(OpenedModalContext)?.isOpen === true);
