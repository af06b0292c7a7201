// Asks for the present password before the account is changed.
import { FormModal, PasswordField, Text, useForm, type SubmitResult } from '../../ui/index.ts';

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
    <FormModal
      title={title}
      size="narrow"
      confirmLabel={confirmLabel}
      danger={danger}
      form={form}
      onSubmit={({ currentPassword }) => onPassword(currentPassword)}
    >
      <Text tone="muted">{text}</Text>
      <PasswordField name="currentPassword" label="Текущий пароль" required initialFocus />
    </FormModal>
  );
}
