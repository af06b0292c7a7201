// A field for many invites, one per line. For a list of addresses it offers a single invite with these recipients.
import { Button, Flex, LinesField, Text, useFieldValue, type Rule } from '../../../ui/index.ts';
import type { InviteValues } from '../inviteValues.ts';
import { areAddresses, parseInvites } from './parseInvites.ts';

export function InviteLinesField({ onAddresses }: { onAddresses: (text: string) => void }) {
  const text = useFieldValue<string>('lines');
  const way = useFieldValue<InviteValues['sendType']>('sendType');
  return (
    <div>
      <LinesField
        name="lines"
        label="По одному приглашению в строке"
        hint="Название; сколько человек; кому отправить. Можно вставить из таблицы"
        placeholder={'Осенний набор; 30\nДля Анны; 1; anna@example.ru'}
        required
        wrongLines={(value) =>
          parseInvites(value, way).flatMap(({ number, problem }) =>
            problem === null ? [] : [{ number, problem }],
          )
        }
        rules={[notTooMany(way)]}
      />
      {areAddresses(parseInvites(text, way)) && (
        <Flex as="output" align="center" wrap="wrap" gap="3" mt="2">
          <Text size="sm">Похоже, это получатели: им хватит одного приглашения.</Text>
          <Button size="sm" onClick={() => onAddresses(text)}>
            Одно приглашение для всех
          </Button>
        </Flex>
      )}
    </div>
  );
}

/** The server's limit per request. */
const mostInvites = 1000;

const notTooMany =
  (way: InviteValues['sendType']): Rule =>
  (text) =>
    parseInvites(text, way).length > mostInvites ? `Не больше ${mostInvites} за раз` : null;
