// «Мой профиль»: name, contacts and password of the signed-in person.
import { graphql, useFragment } from 'react-relay';
import { usePageData } from '../kit/pageData.ts';
import { useMutation } from '../kit/useMutation.ts';
import { admitted } from '../shell/Admin.ts';
import { PageBody } from '../shell/PageBody.tsx';
import {
  Card,
  Form,
  Grid,
  PageHeader,
  PasswordField,
  Stack,
  SubmitButton,
  Text,
  TextField,
  useAlerts,
  useForm,
} from '../ui/index.ts';
import { profileRoute } from './profileRoute.ts';
import { changedPasswordRules, emailRules, nameRules, phoneRules, surnameRules } from './rules.ts';
import type { ProfileScreen_viewer$key } from './__generated__/ProfileScreen_viewer.graphql.ts';
import type { ProfileScreenMutation } from './__generated__/ProfileScreenMutation.graphql.ts';

export function ProfileScreen() {
  const data = usePageData(profileRoute);
  const viewer = useFragment<ProfileScreen_viewer$key>(
    graphql`
      fragment ProfileScreen_viewer on Viewer {
        name
        surname
        email
        phone
      }
    `,
    admitted(data.viewer),
  );
  const alerts = useAlerts();
  const form = useForm({
    defaultValues: {
      name: viewer.name,
      surname: viewer.surname ?? '',
      email: viewer.email,
      phone: viewer.phone ?? '',
      password: '',
      currentPassword: '',
    },
  });
  const [update] = useMutation<ProfileScreenMutation>(graphql`
    mutation ProfileScreenMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        viewer {
          ...ProfileScreen_viewer
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  const [newEmail, newPassword] = form.watch(['email', 'password']);
  const needsPassword = newPassword !== '' || newEmail.trim() !== viewer.email;

  return (
    <>
      <PageHeader title="Мой профиль" />
      <PageBody>
        <Form
          form={form}
          guardUnsaved
          onSubmit={async ({ name, surname, email, phone, password, currentPassword }) => {
            const { userErrors } = await update({
              variables: {
                input: {
                  name: name.trim(),
                  surname: surname.trim() || null,
                  phone: phone.trim() || null,
                  ...(email.trim() === viewer.email ? {} : { email: email.trim() }),
                  ...(password ? { password } : {}),
                  ...(needsPassword ? { currentPassword } : {}),
                },
              },
            });
            if (userErrors.length > 0) return userErrors;
            alerts.saved();
            // Passwords do not stay in the fields. Later, because Form first takes what was sent for saved.
            setTimeout(() =>
              form.reset({ ...form.getValues(), password: '', currentPassword: '' }),
            );
          }}
        >
          <Stack gap="4" maxW="880px">
            <Card title="Кто вы">
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
                  name="email"
                  label="Почта"
                  type="email"
                  autoComplete="email"
                  hint="С ней вы входите в сервис"
                  required
                  rules={emailRules}
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
            </Card>
            <Card title="Пароль">
              <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
                <PasswordField
                  name="password"
                  label="Новый пароль"
                  hint="От 8 символов. Оставьте пустым, чтобы не менять"
                  autoComplete="new-password"
                  rules={changedPasswordRules}
                />
                {needsPassword && (
                  <PasswordField
                    name="currentPassword"
                    label="Текущий пароль"
                    hint="Нужен, чтобы сменить почту или пароль"
                    required
                  />
                )}
              </Grid>
              <Text tone="muted" size="sm" mt="3">
                Новый пароль закончит все остальные сессии.
              </Text>
            </Card>
            <div>
              <SubmitButton>Сохранить</SubmitButton>
            </div>
          </Stack>
        </Form>
      </PageBody>
    </>
  );
}
