// Sign-in. Afterwards the person is where they wanted to go.
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { accessToken, startSession, takeRememberedLink } from '../kit/session.ts';
import { sendMutation } from '../kit/sendMutation.ts';
import { Sheet } from '../shell/Sheet.tsx';
import {
  Flex,
  Form,
  PasswordField,
  Stack,
  SubmitButton,
  Text,
  TextField,
  TextLink,
  useForm,
} from '../ui/index.ts';
import type { LoginScreenSignInMutation } from './__generated__/LoginScreenSignInMutation.graphql.ts';

export function LoginScreen() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useForm({ defaultValues: { login: '', password: '' } });

  return (
    <Sheet title="Вход" text={reasons[search.get('reason') ?? '']}>
      <Form
        form={form}
        onSubmit={async ({ login, password }) => {
          const answer = await sendMutation<LoginScreenSignInMutation>(signIn, {
            input: { login: login.trim(), password },
          });
          const token = answer.response?.signIn.accessToken;
          if (!token) return answer.userErrors;
          startSession(token);
          await navigate(takeRememberedLink() ?? '/companies', { replace: true });
        }}
      >
        <Stack gap="4">
          <TextField
            name="login"
            label="Логин"
            type="email"
            autoComplete="username"
            required
            // Nothing else is done here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          <PasswordField name="password" label="Пароль" required />
          <SubmitButton full>Войти</SubmitButton>
          <Flex justify="space-between" gap="3" wrap="wrap">
            <TextLink to="/recovery">Забыли пароль?</TextLink>
            <TextLink to="/registration">Регистрация</TextLink>
          </Flex>
          {accessToken() !== null && (
            <Text tone="muted" size="sm">
              Вы уже вошли. <TextLink to="/companies">Мои компании</TextLink>
            </Text>
          )}
        </Stack>
      </Form>
    </Sheet>
  );
}

const reasons: Record<string, string> = {
  expired: 'Сессия закончилась. Войдите еще раз, и вы вернетесь туда, где были.',
  denied: 'Такой компании нет, или у вас нет к ней доступа. Войдите под другой учетной записью.',
};

const signIn = graphql`
  mutation LoginScreenSignInMutation($input: SignInInput!) {
    signIn(input: $input) {
      accessToken
      userErrors {
        message
        field
      }
    }
  }
`;
