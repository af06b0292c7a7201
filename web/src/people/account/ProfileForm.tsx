// The form of the signed-in user's photo, name and telephone number.
import { graphql, useFragment } from 'react-relay';
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
import { ProfilePhoto } from './photo/ProfilePhoto.tsx';
import { nameRules, phoneRules, surnameRules } from './rules.ts';
import type { ProfileForm_values$key } from '../../__generated__/ProfileForm_values.graphql.ts';
import type { ProfileForm_viewer$key } from '../../__generated__/ProfileForm_viewer.graphql.ts';
import type { ProfileFormMutation } from '../../__generated__/ProfileFormMutation.graphql.ts';

export function ProfileForm({ viewer: key }: { viewer: ProfileForm_viewer$key }) {
  const viewer = useFragment<ProfileForm_viewer$key>(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        ...ProfileForm_values
        ...ProfilePhoto_viewer
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const [update] = useMutation<ProfileFormMutation>(graphql`
    mutation ProfileFormMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        viewer {
          ...ProfileForm_values
        }
        ...userErrors_payload
      }
    }
  `);
  const { form, onSubmit } = useRecordForm({
    fragment: graphql`
      fragment ProfileForm_values on Viewer {
        id
        version
        name
        surname
        phone
      }
    `,
    record: viewer as ProfileForm_values$key,
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
    update: (_, change) => update({ variables: { input: change } }),
    onDone: alerts.saved,
  });

  return (
    <Card title="Кто вы">
      <ProfilePhoto viewer={viewer} />
      <Form form={form} guardUnsaved onSubmit={onSubmit}>
        <Stack gap="4" mt="5">
          <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
            <TextField
              name="name"
              label="Имя"
              autoComplete="given-name"
              required
              rules={nameRules}
            />
            <TextField
              name="surname"
              label="Фамилия"
              autoComplete="family-name"
              rules={surnameRules}
            />
            <TextField
              name="phone"
              label="Телефон"
              type="tel"
              autoComplete="tel"
              placeholder="+7 900 123-45-67"
              rules={phoneRules}
            />
          </Grid>
          <div>
            <SubmitButton>Сохранить</SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
