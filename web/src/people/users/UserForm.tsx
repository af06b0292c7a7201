// The form of a user: name, surname and telephone number.
import { graphql } from 'react-relay';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  formatPhone,
  Card,
  Form,
  Grid,
  Stack,
  SubmitButton,
  TextField,
  useAlerts,
} from '../../ui/index.ts';
import { nameRules, phoneRules, surnameRules } from '../account/rules.ts';
import type { UserForm_user$key } from '../../__generated__/UserForm_user.graphql.ts';
import type { UserFormMutation } from '../../__generated__/UserFormMutation.graphql.ts';

export function UserForm({ user: key }: { user: UserForm_user$key }) {
  const alerts = useAlerts();
  const [update] = useMutation<UserFormMutation>(graphql`
    mutation UserFormMutation($input: UpdateUserInput!) {
      updateUser(input: $input) {
        user {
          fullName
          ...UserForm_user
        }
        ...userErrors_payload
      }
    }
  `);
  const { record: user, ...form } = useRecordForm({
    fragment: graphql`
      fragment UserForm_user on User {
        id
        version
        name
        surname
        phone
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    record: key,
    values: (now) => ({
      name: now?.name ?? '',
      surname: now?.surname ?? '',
      phone: formatPhone(now?.phone),
    }),
    input: ({ name, surname, phone }) => ({
      name: name.trim(),
      surname: surname.trim() || null,
      phone: phone.trim() || null,
    }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
  });
  const readOnly = user?.viewerCanUpdate === false;
  return (
    <Form {...form} guardUnsaved>
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
