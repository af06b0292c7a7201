// A confirmation dialog.
import { useCallback } from 'react';
import { Text } from '../text/Text.tsx';
import { Modal, ModalBody, ModalFooter } from './Modal.tsx';
import { useModals } from './modals.tsx';

export type ConfirmOptions = {
  title: string;
  /** The consequences. */
  description?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** For destructive actions: the button is red. */
  danger?: boolean;
};

export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

/** Resolves to true when confirmed and to false for «Отменить», the close button or Esc. */
export function useConfirm(): Confirm {
  const { open } = useModals();
  return useCallback(
    async ({ title, description, ...footer }) => {
      const answer = await open<boolean>((close) => (
        <Modal title={title} size="narrow" role="alertdialog">
          {description && (
            <ModalBody>
              <Text tone="muted">{description}</Text>
            </ModalBody>
          )}
          <ModalFooter {...footer} onConfirm={() => close(true)} />
        </Modal>
      ));
      return answer ?? false;
    },
    [open],
  );
}
