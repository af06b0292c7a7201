// The sign-in page, with a second step for the code of two-step sign-in. Afterwards it opens the page that required
// signing in.
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { sendWithCaptcha } from '../../../kit/captcha/captcha.ts';
import { accessToken } from '../../../kit/network/session.ts';
import { sendMutation } from '../../../kit/relay/sendMutation.ts';
import {
  Button,
  Flex,
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
import { CodeField } from './CodeField.tsx';
import { completeSignIn } from './firstPage.ts';
import type { LoginScreenSignInMutation } from '../../../__generated__/LoginScreenSignInMutation.graphql.ts';

export function LoginScreen({
  company,
  below,
}: {
  /** Name of the company on its own sign-in page; undefined on the general page. */
  company?: string;
  /** Other ways to sign in. */
  below?: ReactNode;
}) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({ defaultValues: { login: '', password: '', code: '' } });
  const title = needsCode ? 'Код подтверждения' : 'Вход';
  const text = needsCode
    ? 'Введите код из приложения или один из кодов восстановления.'
    : (reasons[search.get('reason') ?? ''] ?? company);

  return (
    <Sheet title={title} text={text}>
      <Form
        form={form}
        onSubmit={async ({ login, password, code }) => {
          const input = { login: login.trim(), password, ...(needsCode && { code: code.trim() }) };
          const answer = await sendWithCaptcha((captcha) =>
            sendMutation<LoginScreenSignInMutation>(signIn, { input: { ...input, captcha } }),
          );
          const token = answer.response?.signIn.accessToken;
          if (answer.userErrors.some(({ code: reason }) => reason === 'totp_required')) {
            return setNeedsCode(true);
          }
          if (!token) return answer.userErrors;
          await navigate(await completeSignIn(token), { replace: true });
        }}
      >
        {needsCode ? (
          <CodeStep onBack={() => setNeedsCode(false)} />
        ) : (
          <PasswordStep isAnywhere={company === undefined} />
        )}
      </Form>
      {!needsCode && below}
    </Sheet>
  );
}

function PasswordStep({ isAnywhere }: { isAnywhere: boolean }) {
  return (
    <Stack gap="4">
      <TextField
        name="login"
        label="Логин"
        type="email"
        autoComplete="username"
        required
        initialFocus
      />
      <PasswordField name="password" label="Пароль" required />
      <SubmitButton full>Войти</SubmitButton>
      <Flex justify="space-between" gap="3" wrap="wrap">
        <TextLink to="/recovery">Забыли пароль?</TextLink>
        {/* Registration is for owners of new companies. */}
        {isAnywhere && <TextLink to="/registration">Регистрация</TextLink>}
      </Flex>
      {accessToken() !== null && (
        <Text tone="muted" size="sm">
          Вы уже вошли. <TextLink to="/companies">Мои компании</TextLink>
        </Text>
      )}
    </Stack>
  );
}

function CodeStep({ onBack }: { onBack: () => void }) {
  return (
    <Stack gap="4">
      <CodeField />
      <SubmitButton full>Войти</SubmitButton>
      <Button variant="ghost" onClick={onBack}>
        Вернуться к паролю
      </Button>
    </Stack>
  );
}

const reasons: Record<string, string> = {
  expired: 'Сессия закончилась. Войдите ещё раз, и вы вернётесь туда, где были.',
  registered: 'Вы зарегистрированы. Войдите с почтой и паролем, которые указали.',
  denied: 'Такой компании нет, или у вас нет к ней доступа. Войдите под другой учётной записью.',
};

const signIn = graphql`
  mutation LoginScreenSignInMutation($input: SignInInput!) {
    signIn(input: $input) {
      accessToken
      ...userErrors_payload
    }
  }
`;
