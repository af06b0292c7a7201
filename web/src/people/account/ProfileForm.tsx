// Photo, name and telephone of the signed-in person.
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
import { ProfilePhoto } from './ProfilePhoto.tsx';
import { nameRules, phoneRules, surnameRules } from './rules.ts';
import type { ProfileForm_viewer$key } from '../../__generated__/ProfileForm_viewer.graphql.ts';
import type { ProfileFormMutation } from '../../__generated__/ProfileFormMutation.graphql.ts';

export function ProfileForm({ viewer: key }: { viewer: ProfileForm_viewer$key }) {
  const viewer = useFragment<ProfileForm_viewer$key>(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        name
        surname
        phone
        ...ProfilePhoto_viewer
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const form = useForm({
    defaultValues: {
      name: viewer.name,
      surname: viewer.surname ?? '',
      phone: formatPhone(viewer.phone),
    },
  });
  const update = useSubmit<ProfileFormMutation>(
    graphql`
      mutation ProfileFormMutation($input: UpdateProfileInput!) {
        updateProfile(input: $input) {
          viewer {
            ...ProfileForm_viewer
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

  return (
    <Card title="Кто вы">
      <ProfilePhoto viewer={viewer} />
      <Form
        form={form}
        guardUnsaved
        onSubmit={({ name, surname, phone }) =>
          update({
            name: name.trim(),
            surname: surname.trim() || null,
            phone: phone.trim() || null,
          })
        }
      >
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
