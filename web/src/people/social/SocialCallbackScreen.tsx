// The page to which identity providers redirect: requires a password or code if needed, or shows why signing in failed.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useLoaderData, useNavigate } from 'react-router';
import { sendMutation } from '../../kit/relay/sendMutation.ts';
import {
  Form,
  LinkButton,
  PasswordField,
  Stack,
  SubmitButton,
  TextLink,
  useForm,
  Sheet,
} from '../../ui/index.ts';
import { CodeField } from '../account/sign-in/CodeField.tsx';
import { completeSignIn } from '../account/sign-in/firstPage.ts';
import { requiredProofIn, type RequiredProof, type SocialCallback } from './finishSocialSignIn.ts';
import type { SocialCallbackScreenMutation } from '../../__generated__/SocialCallbackScreenMutation.graphql.ts';

export function SocialCallbackScreen() {
  const outcome = useLoaderData<SocialCallback>();
  if (outcome.state === 'proof') return <Proof {...outcome} />;
  return (
    <Sheet title="Войти не получилось" text={outcome.messages.join('. ')}>
      <LinkButton variant="primary" to={outcome.from}>
        Вернуться
      </LinkButton>
    </Sheet>
  );
}

function Proof({ secret, from, ...first }: Extract<SocialCallback, { state: 'proof' }>) {
  const navigate = useNavigate();
  const [{ proof, text }, setProof] = useState<{ proof: RequiredProof; text: string }>(first);
  const form = useForm({ defaultValues: { password: '', code: '' } });
  return (
    <Sheet title={proof === 'password' ? 'Это ваш аккаунт?' : 'Код подтверждения'} text={text}>
      <Form
        form={form}
        onSubmit={async ({ password, code }) => {
          const given = { password: password || null, code: code.trim() || null };
          const answer = await sendMutation<SocialCallbackScreenMutation>(confirm, {
            input: { secret, ...given },
          });
          const token = answer.response?.confirmSocialSignIn.accessToken;
          if (token) return void navigate(await completeSignIn(token), { replace: true });
          const next = requiredProofIn(answer.userErrors);
          if (next === null || next.proof === proof) return answer.userErrors;
          setProof(next);
        }}
      >
        <Stack gap="4">
          {proof === 'password' ? (
            <PasswordField name="password" label="Пароль" required initialFocus />
          ) : (
            <CodeField />
          )}
          <SubmitButton full>Войти</SubmitButton>
          <TextLink to={proof === 'password' ? '/recovery' : from}>
            {proof === 'password' ? 'Забыли пароль?' : 'Войти иначе'}
          </TextLink>
        </Stack>
      </Form>
    </Sheet>
  );
}

const confirm = graphql`
  mutation SocialCallbackScreenMutation($input: ConfirmSocialSignInInput!) {
    confirmSocialSignIn(input: $input) {
      accessToken
      ...userErrors_payload
    }
  }
`;
