// The question of `useConfirm`, in a part that loads on its own.
import { Text } from '../Text.tsx';
import { Modal, ModalBody, ModalFooter } from './Modal.tsx';

export type ConfirmOptions = {
  title: string;
  /** What will happen or be lost. */
  description?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** Destroys something: the button is red. */
  danger?: boolean;
};

type ConfirmModalProps = ConfirmOptions & { onAnswer: (answer: boolean) => void };

export default function ConfirmModal({
  title,
  description,
  onAnswer,
  ...footer
}: ConfirmModalProps) {
  return (
    <Modal title={title} size="narrow" role="alertdialog">
      {description && (
        <ModalBody>
          <Text tone="muted">{description}</Text>
        </ModalBody>
      )}
      <ModalFooter {...footer} onConfirm={() => onAnswer(true)} />
    </Modal>
  );
}
