// The recipients of an invite and the way it is sent.
import { graphql, useFragment } from 'react-relay';
import {
  Card,
  countOf,
  LinesField,
  Stack,
  Text,
  useFieldValue,
  type Rule,
} from '../../../ui/index.ts';
import { MessageQuota } from '../../sending/MessageQuota.tsx';
import type { InviteValues } from '../inviteValues.ts';
import { parseRecipients } from './parseRecipients.ts';
import { SendTypeSelect } from './SendTypeSelect.tsx';
import type { InviteSending_company$key } from '../../../__generated__/InviteSending_company.graphql.ts';

export function InviteSending({
  company: key,
  toSend,
}: {
  company: InviteSending_company$key;
  /** Number of messages to send on saving. */
  toSend: number;
}) {
  const company = useFragment<InviteSending_company$key>(
    graphql`
      fragment InviteSending_company on Company {
        ...MessageQuota_company
      }
    `,
    key,
  );
  const text = useFieldValue<InviteValues['recipients']>('recipients');
  const way = useFieldValue<InviteValues['sendType']>('sendType');
  return (
    <Card title="Кому отправить">
      <Stack gap="4">
        <SendTypeSelect />
        <LinesField
          name="recipients"
          label="Получатели"
          hint={hints[way]}
          wrongLines={(value) => parseRecipients(value, way).wrong}
          rules={[notTooMany(way)]}
        />
        <Recognized text={text} way={way} />
        {toSend > 0 && <MessageQuota company={company} wanted={toSend} />}
      </Stack>
    </Card>
  );
}

const hints = {
  EMAIL:
    'Адреса почты: по одному в строке, через запятую или столбцом из таблицы. Имена рядом не мешают. Пусто — никому',
  PHONE:
    'Номера телефонов: по одному в строке, через запятую или столбцом из таблицы. Пусто — никому',
} as const;

/** Shows what was recognized in the pasted text. */
function Recognized({ text, way }: { text: string; way: InviteValues['sendType'] }) {
  const { recipients, repeated } = parseRecipients(text, way);
  if (recipients.length === 0) return null;
  return (
    <Text size="sm" tone="muted" as="output">
      {`Одно приглашение получат: ${countOf(recipients.length, ['человек', 'человека', 'человек'])}`}
      {repeated.length > 0 && `. ${repeatedWords(repeated)}`}
    </Text>
  );
}

/** At most this many line numbers are listed. */
const named = 10;

function repeatedWords(lines: readonly number[]): string {
  const numbers = lines.slice(0, named).join(', ');
  const more = lines.length > named ? ` и ещё ${lines.length - named}` : '';
  return `Повторы объединены: ${lines.length === 1 ? 'строка' : 'строки'} ${numbers}${more}`;
}

/** The server's limit. */
const mostRecipients = 1000;

const notTooMany =
  (way: InviteValues['sendType']): Rule =>
  (text) =>
    parseRecipients(text, way).recipients.length > mostRecipients
      ? `Не больше ${mostRecipients} получателей`
      : null;
