// A question that must be answered before something happens.
import { useCallback } from 'react';
import { Text } from '../text/Text.tsx';
import { Modal, ModalBody, ModalFooter } from './Modal.tsx';
import { useModals } from './modals.tsx';

export type ConfirmOptions = {
  title: string;
  /** What will happen or be lost. */
  description?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Destroys something: the button is red. */
  danger?: boolean;
};

export type Confirm = (options: ConfirmOptions) => Promise<boolean>;

/** Answers true for yes and false for everything else: «Отменить», the cross, Esc. */
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
