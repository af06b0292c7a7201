// A modal with one form.
import { Stack } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { Form, type FormProps } from '../form/Form.tsx';
import { Modal, ModalBody, ModalFooter, type ModalFooterProps, type ModalProps } from './Modal.tsx';

export type FormModalProps<Values extends FieldValues> = Pick<ModalProps, 'title' | 'size'> &
  Omit<FormProps<Values>, 'id'> &
  Pick<ModalFooterProps, 'confirmLabel' | 'danger' | 'disableAfterClick'>;

export function FormModal<Values extends FieldValues>({
  title,
  size,
  confirmLabel,
  danger,
  disableAfterClick,
  children,
  ...form
}: FormModalProps<Values>) {
  return (
    <Modal title={title} size={size}>
      <Form {...form}>
        <ModalBody>
          <Stack gap="4">{children}</Stack>
        </ModalBody>
        <ModalFooter
          confirmLabel={confirmLabel}
          danger={danger}
          disableAfterClick={disableAfterClick}
        />
      </Form>
    </Modal>
  );
}
