// A dialog that requests a change of the e-mail address, which takes effect when the mailed link is opened.
import { graphql } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { FormModal, PasswordField, Text, TextField, useAlerts, useForm } from '../../ui/index.ts';
import { emailRules } from './rules.ts';
import type { ChangeEmailModalMutation } from '../../__generated__/ChangeEmailModalMutation.graphql.ts';

export function ChangeEmailModal({
  present,
  onRequested,
}: {
  present: string;
  onRequested: () => void;
}) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { email: '', currentPassword: '' } });
  const update = useSubmit<ChangeEmailModalMutation>(
    graphql`
      mutation ChangeEmailModalMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          viewer {
            ...EmailSetting_viewer
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: (_, { email }) => {
        alerts.success(`Письмо отправлено на ${email}`);
        onRequested();
      },
    },
  );
  return (
    <FormModal
      title="Смена почты"
      size="narrow"
      confirmLabel="Отправить письмо"
      form={form}
      onSubmit={({ email, currentPassword }) =>
        email.trim().toLowerCase() === present.toLowerCase()
          ? [{ message: 'Это ваша нынешняя почта', field: 'email' }]
          : update({ email: email.trim(), currentPassword })
      }
    >
      <Text tone="muted">
        Отправим на новую почту письмо со ссылкой. Пока вы её не откроете, вход останется прежним:{' '}
        {present}.
      </Text>
      <TextField
        name="email"
        label="Новая почта"
        type="email"
        autoComplete="email"
        required
        rules={emailRules}
        initialFocus
      />
      <PasswordField name="currentPassword" label="Текущий пароль" required />
    </FormModal>
  );
}
