// Asking for another address: it is taken once the link sent there is opened.
import { graphql } from 'react-relay';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Form,
  Modal,
  ModalBody,
  ModalFooter,
  PasswordField,
  Stack,
  Text,
  TextField,
  useAlerts,
  useForm,
} from '../../ui/index.ts';
import { emailRules } from './rules.ts';
import type { ChangeEmailModalMutation } from '../../__generated__/ChangeEmailModalMutation.graphql.ts';

export function ChangeEmailModal({ present, onAsked }: { present: string; onAsked: () => void }) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { email: '', currentPassword: '' } });
  const [update] = useMutation<ChangeEmailModalMutation>(graphql`
    mutation ChangeEmailModalMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        viewer {
          ...EmailSetting_viewer
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  return (
    <Modal title="Смена почты" size="narrow">
      <Form
        form={form}
        onSubmit={async ({ email, currentPassword }) => {
          if (email.trim().toLowerCase() === present.toLowerCase()) {
            return [{ message: 'Это ваша нынешняя почта', field: 'email' }];
          }
          const input = { email: email.trim(), currentPassword };
          const { userErrors } = await update({ variables: { input } });
          if (userErrors.length > 0) return userErrors;
          alerts.success(`Письмо отправлено на ${email.trim()}`);
          onAsked();
        }}
      >
        <ModalBody>
          <Stack gap="4">
            <Text tone="muted">
              Отправим на новую почту письмо со ссылкой. Пока вы её не откроете, вход останется
              прежним: {present}.
            </Text>
            <TextField
              name="email"
              label="Новая почта"
              type="email"
              autoComplete="email"
              required
              rules={emailRules}
              // The focus of a modal starts in its first field.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
            <PasswordField name="currentPassword" label="Текущий пароль" required />
          </Stack>
        </ModalBody>
        <ModalFooter confirmLabel="Отправить письмо" />
      </Form>
    </Modal>
  );
}
