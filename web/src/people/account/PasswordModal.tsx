// Asks for the present password before the account is changed.
import {
  Form,
  Modal,
  ModalBody,
  ModalFooter,
  PasswordField,
  Stack,
  Text,
  useForm,
  type SubmitResult,
} from '../../ui/index.ts';

export function PasswordModal({
  title,
  text,
  confirmLabel,
  danger = false,
  onPassword,
}: {
  title: string;
  /** What will happen. */
  text: string;
  confirmLabel: string;
  danger?: boolean;
  onPassword: (password: string) => Promise<SubmitResult>;
}) {
  const form = useForm({ defaultValues: { currentPassword: '' } });
  return (
    <Modal title={title} size="narrow">
      <Form form={form} onSubmit={({ currentPassword }) => onPassword(currentPassword)}>
        <ModalBody>
          <Stack gap="4">
            <Text tone="muted">{text}</Text>
            <PasswordField
              name="currentPassword"
              label="Текущий пароль"
              required
              // The focus of a modal starts in its first field.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
          </Stack>
        </ModalBody>
        <ModalFooter confirmLabel={confirmLabel} danger={danger} />
      </Form>
    </Modal>
  );
}
