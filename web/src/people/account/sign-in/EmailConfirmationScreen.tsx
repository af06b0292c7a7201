// The page of the link in a confirmation mail. A click confirms the address rather than the visit, since mail scanners
// open links, too.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useSearchParams } from 'react-router';
import { sendMutation } from '../../../kit/relay/sendMutation.ts';
import { accessToken } from '../../../kit/network/session.ts';
import { Form, LinkButton, SubmitButton, useForm, Sheet } from '../../../ui/index.ts';
import type { EmailConfirmationScreenMutation } from '../../../__generated__/EmailConfirmationScreenMutation.graphql.ts';

export function EmailConfirmationScreen() {
  const [search] = useSearchParams();
  const token = search.get('token');
  const form = useForm({ defaultValues: {} });
  const [email, setEmail] = useState<string | null>(null);
  const onward =
    accessToken() === null ? (
      <LinkButton to="/login">Войти</LinkButton>
    ) : (
      <LinkButton to="/profile">Мой профиль</LinkButton>
    );

  if (email !== null) {
    return (
      <Sheet title="Почта подтверждена" text={`Вы входите с почтой ${email}.`}>
        {onward}
      </Sheet>
    );
  }
  if (!token) {
    return (
      <Sheet title="Ссылка неполная" text="Откройте ссылку из письма целиком.">
        {onward}
      </Sheet>
    );
  }
  return (
    <Sheet title="Подтверждение почты" text="Подтвердите, что письмо пришло вам и почта ваша.">
      <Form
        form={form}
        onSubmit={async () => {
          const answer = await sendMutation<EmailConfirmationScreenMutation>(confirm, {
            input: { token },
          });
          const confirmed = answer.response?.confirmEmail.email;
          if (!confirmed) return answer.userErrors;
          setEmail(confirmed);
        }}
      >
        <SubmitButton full>Подтвердить почту</SubmitButton>
      </Form>
    </Sheet>
  );
}

const confirm = graphql`
  mutation EmailConfirmationScreenMutation($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      email
      ...userErrors_payload
    }
  }
`;
