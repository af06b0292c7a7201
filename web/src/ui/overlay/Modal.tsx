// A modal: a sheet over the page that keeps the focus; the whole screen on a phone.
import { use, useState, type ReactNode } from 'react';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading as AriaHeading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { Button, IconButton } from '../Button.tsx';
import { FormStateContext } from '../form/context.ts';
import { motion } from '../tokens.ts';
import { forwardAll } from './layer.ts';
import { OpenedModalContext } from './modals.tsx';

export type ModalSize = 'narrow' | 'wide';

export type ModalProps = {
  title: string;
  /** `narrow` is 550 pixels (profile area, questions), `wide` is 720. */
  size?: ModalSize;
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
  const close = () => (onClose ?? opened?.dismiss)?.();
  return (
    <Overlay
      isOpen={isOpen ?? opened?.isOpen ?? true}
      isDismissable={role === 'dialog'}
      onOpenChange={(open: boolean) => {
        if (!open) close();
      }}
    >
      <Sheet size={size}>
        <StyledDialog role={role}>
          <Head>
            <Title slot="title">{title}</Title>
            <IconButton label="Закрыть" icon={<X />} size="sm" onClick={close} />
          </Head>
          {children}
        </StyledDialog>
      </Sheet>
    </Overlay>
  );
}

/** What scrolls when it is long. */
export const ModalBody = chakra('div', {
  base: { flex: '1', minH: '0', overflowY: 'auto', px: '6', pt: '1', pb: '5' },
});

export type ModalFooterProps = {
  confirmLabel?: string;
  cancelLabel?: string;
  /** Without it the button submits the Form around it. */
  onConfirm?: (() => void | Promise<void>) | undefined;
  /** The success button works once; turn it off where pressing again makes sense. */
  disableAfterClick?: boolean;
  confirmDisabled?: boolean;
  danger?: boolean;
  /** More actions, on the left. */
  children?: ReactNode;
};

export function ModalFooter({
  confirmLabel = 'Подтвердить',
  cancelLabel = 'Отменить',
  onConfirm,
  disableAfterClick = true,
  confirmDisabled = false,
  danger = false,
  children,
}: ModalFooterProps) {
  const opened = use(OpenedModalContext);
  const form = use(FormStateContext);
  const [clicked, setClicked] = useState(false);

  const confirm = async () => {
    if (!onConfirm) return;
    if (disableAfterClick) setClicked(true);
    try {
      await onConfirm();
    } catch (error) {
      setClicked(false);
      throw error;
    }
  };

  return (
    <Foot>
      {children}
      <chakra.span flex="1" />
      <Button onClick={() => opened?.dismiss()}>{cancelLabel}</Button>
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

const Overlay = chakra(
  ModalOverlay,
  {
    base: {
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      display: 'grid',
      placeItems: 'center',
      p: { base: '0', sm: '4' },
      bg: 'scrim',
      transition: `opacity ${motion}`,
      '&[data-entering], &[data-exiting]': { opacity: 0 },
    },
  },
  forwardAll,
);

const Sheet = chakra(
  AriaModal,
  {
    base: {
      display: 'flex',
      w: 'full',
      h: { base: 'var(--visual-viewport-height, 100dvh)', sm: 'auto' },
      maxH: { base: 'none', sm: 'calc(var(--visual-viewport-height, 100dvh) - 32px)' },
      bg: 'surface',
      borderRadius: { base: '0', sm: 'xl' },
      boxShadow: 'modal',
      overflow: 'hidden',
      transition: `transform ${motion}`,
      '&[data-entering], &[data-exiting]': { transform: 'translateY(8px) scale(0.99)' },
    },
    variants: { size: { narrow: { maxW: { sm: '550px' } }, wide: { maxW: { sm: '720px' } } } },
  },
  forwardAll,
);

const StyledDialog = chakra(
  Dialog,
  {
    base: {
      flex: '1',
      minW: 0,
      display: 'flex',
      flexDirection: 'column',
      outline: 'none',
      '& > form': { flex: '1', minH: 0, display: 'flex', flexDirection: 'column' },
    },
  },
  forwardAll,
);

const Head = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '4',
    pl: '6',
    pr: '4',
    pt: '4',
    pb: '3',
  },
});

const Title = chakra(
  AriaHeading,
  { base: { pt: '1', fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' } },
  forwardAll,
);

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
