// Password recovery: requests a mail with a link; opened by the link, sets a new password with its token.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import { prepareCaptcha, sendWithCaptcha } from '../../../kit/captcha/captcha.ts';
import { sendMutation } from '../../../kit/relay/sendMutation.ts';
import {
  CheckboxField,
  email,
  Form,
  LinkButton,
  PasswordField,
  Stack,
  SubmitButton,
  TextField,
  TextLink,
  useAlerts,
  useForm,
  Sheet,
} from '../../../ui/index.ts';
import { newPasswordRules } from '../rules.ts';
import type { RecoveryScreenRequestMutation } from '../../../__generated__/RecoveryScreenRequestMutation.graphql.ts';
import type { RecoveryScreenResetMutation } from '../../../__generated__/RecoveryScreenResetMutation.graphql.ts';

export function RecoveryScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <NewPassword token={token} /> : <RecoveryRequest />;
}

function RecoveryRequest() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ defaultValues: { login: '' } });

  if (sentTo !== null) {
    return (
      <Sheet
        title="Проверьте почту"
        text={`Если учётная запись ${sentTo} существует, мы отправили на неё письмо со ссылкой. Ссылка действует 60 минут.`}
      >
        <LinkButton to="/login">Вернуться ко входу</LinkButton>
      </Sheet>
    );
  }
  return (
    <Sheet
      title="Восстановление пароля"
      text="Укажите почту, с которой вы входите. Мы пришлём ссылку для нового пароля."
    >
      <Form
        form={form}
        onSubmit={async ({ login }) => {
          const answer = await sendWithCaptcha((captcha) =>
            sendMutation<RecoveryScreenRequestMutation>(request, {
              input: { login: login.trim(), captcha },
            }),
          );
          if (answer.userErrors.length > 0) return answer.userErrors;
          setSentTo(login.trim());
        }}
      >
        <Stack gap="4" onFocus={prepareCaptcha}>
          <TextField
            name="login"
            label="Почта"
            type="email"
            autoComplete="username"
            required
            rules={[email()]}
          />
          <SubmitButton full>Отправить ссылку</SubmitButton>
          <TextLink to="/login">Вернуться ко входу</TextLink>
        </Stack>
      </Form>
    </Sheet>
  );
}

function NewPassword({ token }: { token: string }) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '', keepAccessTokens: false } });

  return (
    <Sheet title="Новый пароль" text="После смены пароля все открытые сессии закончатся.">
      <Form
        form={form}
        onSubmit={async (values) => {
          const answer = await sendMutation<RecoveryScreenResetMutation>(reset, {
            input: { token, ...values },
          });
          if (answer.userErrors.length > 0) return answer.userErrors;
          const revoked = answer.response?.resetPassword.revokedAccessTokens ?? 0;
          alerts.success(
            revoked === 0
              ? 'Пароль изменён. Войдите с новым паролем'
              : `Пароль изменён, отозвано токенов доступа: ${revoked}. Войдите с новым паролем`,
          );
          await navigate('/login', { replace: true });
        }}
      >
        <Stack gap="4">
          <PasswordField
            name="password"
            label="Новый пароль"
            hint="От 8 символов"
            autoComplete="new-password"
            required
            rules={newPasswordRules}
          />
          <CheckboxField
            name="keepAccessTokens"
            label="Оставить мои токены доступа"
            hint="Они открывают компании вашим программам. Если пароль мог узнать кто-то другой, не оставляйте."
          />
          <SubmitButton full>Сохранить пароль</SubmitButton>
          <TextLink to="/recovery">Получить новую ссылку</TextLink>
        </Stack>
      </Form>
    </Sheet>
  );
}

const request = graphql`
  mutation RecoveryScreenRequestMutation($input: RequestPasswordRecoveryInput!) {
    requestPasswordRecovery(input: $input) {
      ...userErrors_payload
    }
  }
`;

const reset = graphql`
  mutation RecoveryScreenResetMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      revokedAccessTokens
      ...userErrors_payload
    }
  }
`;
