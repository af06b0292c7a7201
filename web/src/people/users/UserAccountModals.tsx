// Dialogs that change the password and the e-mail address of a user's account.
import { graphql } from 'react-relay';
import { useSubmit } from '../../kit/actions/useSubmit.ts';
import { FormModal, PasswordField, TextField, useAlerts, useForm } from '../../ui/index.ts';
import { emailRules, newPasswordRules } from '../account/rules.ts';
import type { UserAccountModalsEmailMutation } from '../../__generated__/UserAccountModalsEmailMutation.graphql.ts';
import type { UserAccountModalsPasswordMutation } from '../../__generated__/UserAccountModalsPasswordMutation.graphql.ts';

export function PasswordModal({ userId, onDone }: { userId: string; onDone: () => void }) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { password: '' } });
  const change = useSubmit<UserAccountModalsPasswordMutation>(
    graphql`
      mutation UserAccountModalsPasswordMutation($input: ChangeUserPasswordInput!) {
        changeUserPassword(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: () => {
        alerts.success('Пароль изменён');
        onDone();
      },
    },
  );
  return (
    <FormModal
      title="Новый пароль"
      size="narrow"
      confirmLabel="Сменить пароль"
      form={form}
      onSubmit={({ password }) => change({ id: userId, password })}
    >
      <PasswordField
        name="password"
        label="Пароль"
        hint="От 8 символов. Все сессии человека закончатся"
        autoComplete="new-password"
        required
        rules={newPasswordRules}
      />
    </FormModal>
  );
}

export function EmailModal({
  userId,
  email,
  onDone,
}: {
  userId: string;
  email: string;
  onDone: () => void;
}) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { email } });
  const change = useSubmit<UserAccountModalsEmailMutation>(
    graphql`
      mutation UserAccountModalsEmailMutation($input: ChangeUserEmailInput!) {
        changeUserEmail(input: $input) {
          user {
            id
            email
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: () => {
        alerts.success('Почта изменена');
        onDone();
      },
    },
  );
  return (
    <FormModal
      title="Новая почта"
      size="narrow"
      confirmLabel="Сменить почту"
      form={form}
      guardUnsaved
      onSubmit={(values) => change({ id: userId, email: values.email.trim() })}
    >
      <TextField
        name="email"
        label="Почта"
        type="email"
        hint="С ней человек входит в сервис. Об изменении придут письма на прежний и на новый адрес"
        required
        rules={emailRules}
      />
    </FormModal>
  );
}
