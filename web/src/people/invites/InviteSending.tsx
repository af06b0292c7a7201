// Whom an invite is sent to, and how.
import { Card, Stack, TextArea, useField, type Rule } from '../../ui/index.ts';
import type { InviteKind } from './inviteKinds.ts';
import { SendingWay } from './SendingWay.tsx';
import { linesOf, type InviteValues } from './inviteValues.ts';

export function InviteSending({ kind }: { kind: InviteKind }) {
  const sendType = useField<InviteValues['sendType']>('sendType', {}).field.value;
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
            rows={5}
            rules={[notTooMany]}
          />
        )}
      </Stack>
    </Card>
  );
}

/** As many as the server takes. */
const mostRecipients = 1000;

const notTooMany: Rule = (text) =>
  linesOf(text).length > mostRecipients ? `Не больше ${mostRecipients} получателей` : null;
