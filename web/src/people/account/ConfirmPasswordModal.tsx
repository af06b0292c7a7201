// A dialog that requires the current password before a change of the account.
import { FormModal, PasswordField, Text, useForm, type SubmitResult } from '../../ui/index.ts';

export function ConfirmPasswordModal({
  title,
  text,
  confirmLabel,
  danger = false,
  onPassword,
}: {
  title: string;
  /** Describes the change. */
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
