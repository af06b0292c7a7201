// Another password, and another address, for the account of a user.
import { graphql } from 'react-relay';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Form,
  Modal,
  ModalBody,
  ModalFooter,
  PasswordField,
  TextField,
  useAlerts,
  useForm,
} from '../../ui/index.ts';
import { emailRules, newPasswordRules } from '../account/rules.ts';
import type { UserAccountModalsEmailMutation } from '../../__generated__/UserAccountModalsEmailMutation.graphql.ts';
import type { UserAccountModalsPasswordMutation } from '../../__generated__/UserAccountModalsPasswordMutation.graphql.ts';

export function PasswordModal({ userId, onDone }: { userId: string; onDone: () => void }) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { password: '' } });
  const [change] = useMutation<UserAccountModalsPasswordMutation>(graphql`
    mutation UserAccountModalsPasswordMutation($input: ChangeUserPasswordInput!) {
      changeUserPassword(input: $input) {
        userErrors {
          message
          field
        }
      }
    }
  `);
  return (
    <Modal title="Новый пароль" size="narrow">
      <Form
        form={form}
        onSubmit={async ({ password }) => {
          const { userErrors } = await change({ variables: { input: { id: userId, password } } });
          if (userErrors.length > 0) return userErrors;
          alerts.success('Пароль изменён');
          onDone();
        }}
      >
        <ModalBody>
          <PasswordField
            name="password"
            label="Пароль"
            hint="От 8 символов. Все сессии человека закончатся"
            autoComplete="new-password"
            required
            rules={newPasswordRules}
          />
        </ModalBody>
        <ModalFooter confirmLabel="Сменить пароль" />
      </Form>
    </Modal>
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
  const [change] = useMutation<UserAccountModalsEmailMutation>(graphql`
    mutation UserAccountModalsEmailMutation($input: ChangeUserEmailInput!) {
      changeUserEmail(input: $input) {
        user {
          id
          email
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  return (
    <Modal title="Новая почта" size="narrow">
      <Form
        form={form}
        guardUnsaved
        onSubmit={async (values) => {
          const { userErrors } = await change({
            variables: { input: { id: userId, email: values.email.trim() } },
          });
          if (userErrors.length > 0) return userErrors;
          alerts.success('Почта изменена');
          onDone();
        }}
      >
        <ModalBody>
          <TextField
            name="email"
            label="Почта"
            type="email"
            hint="С ней человек входит в сервис. Об изменении придут письма на прежний и на новый адрес"
            required
            rules={emailRules}
          />
        </ModalBody>
        <ModalFooter confirmLabel="Сменить почту" />
      </Form>
    </Modal>
  );
}
