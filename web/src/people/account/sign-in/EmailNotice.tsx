// A notice to confirm the e-mail address after registration: until then, the user's invites and mails are not sent.
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Flex, lazyPart, Text } from '../../../ui/index.ts';
import type { EmailNotice_viewer$key } from '../../../__generated__/EmailNotice_viewer.graphql.ts';

export function EmailNotice({ viewer: key }: { viewer: EmailNotice_viewer$key }) {
  const { email, emailConfirmed } = useFragment<EmailNotice_viewer$key>(
    graphql`
      fragment EmailNotice_viewer on Viewer {
        email
        emailConfirmed
      }
    `,
    key,
  );
  if (emailConfirmed !== false) return null;
  return (
    <Flex
      role="note"
      align="center"
      wrap="wrap"
      gap="3"
      px="4"
      py="2"
      bg="warningSoft"
      color="warning"
    >
      <Text size="sm" overflowWrap="anywhere">
        Подтвердите почту {email} по ссылке из письма: до этого приглашения и письма от вас не
        уходят
      </Text>
      <Suspense>
        <ResendButton email={email} />
      </Suspense>
    </Flex>
  );
}

const ResendButton = lazyPart(() => import('./ResendButton.tsx'), 'ResendButton');
