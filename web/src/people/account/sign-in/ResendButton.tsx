// A button that sends the confirmation mail once more.
import { graphql } from 'react-relay';
import { useAction } from '../../../kit/actions/useAction.ts';
import { Button } from '../../../ui/index.ts';
import type { ResendButtonMutation } from '../../../__generated__/ResendButtonMutation.graphql.ts';

export function ResendButton({ email }: { email: string | null | undefined }) {
  const [resend, isResending] = useAction<ResendButtonMutation>(graphql`
    mutation ResendButtonMutation($input: ResendEmailConfirmationInput!) {
      resendEmailConfirmation(input: $input) {
        viewer {
          ...EmailNotice_viewer
        }
        ...userErrors_payload
      }
    }
  `);
  return (
    <Button
      size="sm"
      loading={isResending}
      onClick={() =>
        void resend({ variables: { input: {} }, done: `Письмо отправлено на ${email}` })
      }
    >
      Отправить ещё раз
    </Button>
  );
}
