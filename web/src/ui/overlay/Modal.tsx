// A modal dialog that traps the focus; full screen on phones.
import { Suspense, use, useState, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { Button } from '../text/Button.tsx';
import { FormStateContext } from '../form/context.ts';
import { useAlerts } from './alerts.tsx';
import { Sheet } from './layers.ts';
import { OpenedModalContext } from './openedModal.ts';

/** `narrow` is 550 pixels (profile area, questions), `wide` is 720. */
export type ModalSize = 'narrow' | 'wide';

export type ModalProps = {
  title: string;
  size?: ModalSize | undefined;
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** ModalBody and ModalFooter, or a Form with both in it. */
  children: ReactNode;
  /** Only for a modal that was not opened by `useModals`. */
  isOpen?: boolean;
  onClose?: () => void;
};

export function Modal({
  title,
  size = 'wide',
  role = 'dialog',
  children,
  isOpen,
  onClose,
}: ModalProps) {
  const opened = use(OpenedModalContext);
  return (
    <Suspense>
      <Sheet
        title={title}
        size={size}
        role={role}
        isOpen={isOpen ?? opened?.isOpen ?? true}
        onClose={() => (onClose ?? opened?.dismiss)?.()}
      >
        {children}
      </Sheet>
    </Suspense>
  );
}

/** The scrollable content. */
export const ModalBody = chakra('div', {
  base: { flex: '1', minH: '0', overflowY: 'auto', px: '6', pt: '1', pb: '5' },
});

export type ModalFooterProps = {
  confirmLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /**
   * Without it the button submits the surrounding Form. A rejection is shown as an alert and enables the button again,
   * as does false (nothing was done).
   */
  onConfirm?: (() => void | Promise<void | boolean>) | undefined;
  /** By default closes the modal. */
  onCancel?: (() => void) | undefined;
  /** The button works once by default; set to false where it may be pressed again. */
  disableAfterClick?: boolean | undefined;
  confirmDisabled?: boolean;
  danger?: boolean | undefined;
  /** Further actions, on the left. */
  children?: ReactNode;
};

export function ModalFooter({
  confirmLabel = 'Подтвердить',
  cancelLabel = 'Отменить',
  onConfirm,
  onCancel,
  disableAfterClick = true,
  confirmDisabled = false,
  danger = false,
  children,
}: ModalFooterProps) {
  const opened = use(OpenedModalContext);
  const form = use(FormStateContext);
  const alerts = useAlerts();
  const [clicked, setClicked] = useState(false);

  const confirm = async () => {
    if (!onConfirm) return;
    if (disableAfterClick) setClicked(true);
    try {
      if ((await onConfirm()) === false) setClicked(false);
    } catch {
      setClicked(false);
      alerts.error();
    }
  };

  return (
    <Foot>
      {children}
      <chakra.span flex="1" />
      <Button onClick={() => (onCancel ?? opened?.dismiss)?.()}>{cancelLabel}</Button>
      <Button
        type={onConfirm ? 'button' : 'submit'}
        variant={danger ? 'danger' : 'primary'}
        loading={form?.isSubmitting ?? false}
        disabled={confirmDisabled || clicked || (disableAfterClick && (form?.isDone ?? false))}
        onClick={onConfirm ? () => void confirm() : undefined}
      >
        {confirmLabel}
      </Button>
    </Foot>
  );
}

const Foot = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    px: '6',
    py: '4',
    borderTop: '1px solid',
    borderColor: 'line',
  },
});
