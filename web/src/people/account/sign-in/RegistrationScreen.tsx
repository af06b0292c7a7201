// Registration of an account for a future owner of companies.
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { prepareCaptcha, sendWithCaptcha } from '../../../kit/captcha/captcha.ts';
import { startSession } from '../../../kit/network/session.ts';
import { sendMutation } from '../../../kit/relay/sendMutation.ts';
import {
  Form,
  PasswordField,
  Stack,
  SubmitButton,
  Text,
  TextField,
  TextLink,
  useForm,
  Sheet,
} from '../../../ui/index.ts';
import { Consent } from './Consent.tsx';
import { emailRules, nameRules, newPasswordRules, surnameRules } from '../rules.ts';
import type { RegistrationScreenMutation } from '../../../__generated__/RegistrationScreenMutation.graphql.ts';

export function RegistrationScreen() {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { name: '', surname: '', email: '', password: '' } });

  return (
    <Sheet
      title="Регистрация"
      text="Учётная запись владельца: после регистрации вы создадите свою первую компанию."
    >
      <Form
        form={form}
        onSubmit={async ({ name, surname, email, password }) => {
          const input = {
            name: name.trim(),
            surname: surname.trim() || null,
            email: email.trim(),
            password,
          };
          const answer = await sendWithCaptcha((captcha) =>
            sendMutation<RegistrationScreenMutation>(register, { input: { ...input, captcha } }),
          );
          const token = answer.response?.registerOwner.accessToken;
          if (!token) return answer.userErrors;
          startSession(token);
          await navigate('/companies', { replace: true });
        }}
      >
        <Stack gap="4" onFocus={prepareCaptcha}>
          <TextField name="name" label="Имя" autoComplete="given-name" required rules={nameRules} />
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
            autoComplete="username"
            required
            rules={emailRules}
          />
          <PasswordField
            name="password"
            label="Пароль"
            hint="От 8 символов"
            autoComplete="new-password"
            required
            rules={newPasswordRules}
          />
          <SubmitButton full>Зарегистрироваться</SubmitButton>
          <Consent button="Зарегистрироваться" />
          <Text tone="muted" size="sm">
            Уже есть учётная запись? <TextLink to="/login">Войти</TextLink>
          </Text>
        </Stack>
      </Form>
    </Sheet>
  );
}

const register = graphql`
  mutation RegistrationScreenMutation($input: RegisterOwnerInput!) {
    registerOwner(input: $input) {
      accessToken
      ...userErrors_payload
    }
  }
`;
