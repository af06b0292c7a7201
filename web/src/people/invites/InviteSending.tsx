// Whom an invite is sent to, and how.
import { graphql, useFragment } from 'react-relay';
import { Card, Stack, TextArea, useFieldValue, type Rule } from '../../ui/index.ts';
import type { InviteKind } from './inviteKinds.ts';
import { MessageQuota } from '../sending/MessageQuota.tsx';
import { SendingWay } from './SendingWay.tsx';
import { linesOf, type InviteValues } from './inviteValues.ts';
import type { InviteSending_company$key } from '../../__generated__/InviteSending_company.graphql.ts';

export function InviteSending({
  kind,
  company: key,
}: {
  kind: InviteKind;
  company: InviteSending_company$key;
}) {
  const company = useFragment<InviteSending_company$key>(
    graphql`
      fragment InviteSending_company on Company {
        ...MessageQuota_company
      }
    `,
    key,
  );
  const recipients = useFieldValue<InviteValues['recipients']>('recipients');
  const sendType = useFieldValue<InviteValues['sendType']>('sendType');
  return (
    <Card title="Рассылка">
      <Stack gap="4">
        <SendingWay kind={kind} />
        {sendType !== '' && (
          <TextArea
            name="recipients"
            label="Получатели"
            hint={
              sendType === 'EMAIL'
                ? 'Адреса почты, по одному в строке'
                : 'Номера телефонов, по одному в строке'
            }
            rules={[notTooMany]}
          />
        )}
        {sendType !== '' && <MessageQuota company={company} wanted={linesOf(recipients).length} />}
      </Stack>
    </Card>
  );
}

/** As many as the server takes. */
const mostRecipients = 1000;

const notTooMany: Rule = (text) =>
  linesOf(text).length > mostRecipients ? `Не больше ${mostRecipients} получателей` : null;
