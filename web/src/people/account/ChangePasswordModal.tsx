// A dialog that changes the password, which ends all other sessions and cancels a pending change of the e-mail address.
import { graphql } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { FormModal, PasswordField, useAlerts, useForm } from '../../ui/index.ts';
import { newPasswordRules } from './rules.ts';
import type { ChangePasswordModalMutation } from '../../__generated__/ChangePasswordModalMutation.graphql.ts';

export function ChangePasswordModal({ onChanged }: { onChanged: () => void }) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { currentPassword: '', password: '' } });
  const update = useSubmit<ChangePasswordModalMutation>(
    graphql`
      mutation ChangePasswordModalMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          viewer {
            ...EmailSetting_viewer
            ...SessionsCard_viewer
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: () => {
        alerts.success('Пароль изменён. Остальные сеансы завершены');
        onChanged();
      },
    },
  );
  return (
    <FormModal
      title="Смена пароля"
      size="narrow"
      confirmLabel="Сменить пароль"
      form={form}
      onSubmit={update}
    >
      <PasswordField name="currentPassword" label="Текущий пароль" required initialFocus />
      <PasswordField
        name="password"
        label="Новый пароль"
        hint="От 8 символов"
        autoComplete="new-password"
        required
        rules={newPasswordRules}
      />
    </FormModal>
  );
}
