// A new password. It ends all other sessions, and the change of the address that waits.
import { graphql } from 'react-relay';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Form,
  Modal,
  ModalBody,
  ModalFooter,
  PasswordField,
  Stack,
  useAlerts,
  useForm,
} from '../../ui/index.ts';
import { newPasswordRules } from './rules.ts';
import type { ChangePasswordModalMutation } from '../../__generated__/ChangePasswordModalMutation.graphql.ts';

export function ChangePasswordModal({ onChanged }: { onChanged: () => void }) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { currentPassword: '', password: '' } });
  const [update] = useMutation<ChangePasswordModalMutation>(graphql`
    mutation ChangePasswordModalMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        viewer {
          ...EmailSetting_viewer
          ...SessionsCard_viewer
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  return (
    <Modal title="Смена пароля" size="narrow">
      <Form
        form={form}
        onSubmit={async (input) => {
          const { userErrors } = await update({ variables: { input } });
          if (userErrors.length > 0) return userErrors;
          alerts.success('Пароль изменён. Остальные сеансы завершены');
          onChanged();
        }}
      >
        <ModalBody>
          <Stack gap="4">
            <PasswordField
              name="currentPassword"
              label="Текущий пароль"
              required
              // The focus of a modal starts in its first field.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
            <PasswordField
              name="password"
              label="Новый пароль"
              hint="От 8 символов"
              autoComplete="new-password"
              required
              rules={newPasswordRules}
            />
          </Stack>
        </ModalBody>
        <ModalFooter confirmLabel="Сменить пароль" />
      </Form>
    </Modal>
  );
}
