// Name, surname and telephone of a user.
import { graphql, useFragment } from 'react-relay';
import { useSubmit } from '../../kit/useSave.ts';
import {
  formatPhone,
  Card,
  Form,
  Grid,
  Stack,
  SubmitButton,
  TextField,
  useAlerts,
  useForm,
} from '../../ui/index.ts';
import { nameRules, phoneRules, surnameRules } from '../account/rules.ts';
import type { UserForm_user$key } from '../../__generated__/UserForm_user.graphql.ts';
import type { UserFormMutation } from '../../__generated__/UserFormMutation.graphql.ts';

export function UserForm({ user: key }: { user: UserForm_user$key }) {
  const user = useFragment<UserForm_user$key>(
    graphql`
      fragment UserForm_user on User {
        id
        name
        surname
        phone
        viewerCanUpdate
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const form = useForm({
    defaultValues: { name: user.name, surname: user.surname ?? '', phone: formatPhone(user.phone) },
  });
  const update = useSubmit<UserFormMutation>(
    graphql`
      mutation UserFormMutation($input: UpdateUserInput!) {
        updateUser(input: $input) {
          user {
            fullName
            ...UserForm_user
          }
          userErrors {
            message
            field
          }
        }
      }
    `,
    { onDone: alerts.saved },
  );
  const readOnly = !user.viewerCanUpdate;
  return (
    <Form
      form={form}
      guardUnsaved
      onSubmit={({ name, surname, phone }) =>
        update({
          id: user.id,
          name: name.trim(),
          surname: surname.trim() || null,
          phone: phone.trim() || null,
        })
      }
    >
      <Card title="Данные">
        <Stack gap="4">
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
            <TextField name="name" label="Имя" required rules={nameRules} disabled={readOnly} />
            <TextField name="surname" label="Фамилия" rules={surnameRules} disabled={readOnly} />
            <TextField
              name="phone"
              label="Телефон"
              type="tel"
              placeholder="+7 900 123-45-67"
              rules={phoneRules}
              disabled={readOnly}
            />
          </Grid>
          {!readOnly && (
            <div>
              <SubmitButton>Сохранить</SubmitButton>
            </div>
          )}
        </Stack>
      </Card>
    </Form>
  );
}
