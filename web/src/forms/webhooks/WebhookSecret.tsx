// The secret that receivers verify the signature of deliveries with.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { Button, Card, chakra, CopyButton, Flex, formatDateTime, Text } from '../../ui/index.ts';
import type { WebhookSecretMutation } from '../../__generated__/WebhookSecretMutation.graphql.ts';
import type { WebhookSecret_form$key } from '../../__generated__/WebhookSecret_form.graphql.ts';

export function WebhookSecret({ form: key }: { form: WebhookSecret_form$key }) {
  const { id, webhookSecret } = useFragment<WebhookSecret_form$key>(
    graphql`
      fragment WebhookSecret_form on Form {
        id
        webhookSecret @catch(to: NULL) {
          secret
          previousUntil
        }
      }
    `,
    key,
  );
  const [isShown, setShown] = useState(false);
  const [change, isChanging] = useAction<WebhookSecretMutation>(graphql`
    mutation WebhookSecretMutation($input: ChangeFormWebhookSecretInput!) {
      changeFormWebhookSecret(input: $input) {
        form {
          ...WebhookSecret_form
        }
        ...userErrors_payload
      }
    }
  `);
  if (!webhookSecret) return null;
  const { secret, previousUntil } = webhookSecret;
  return (
    <Card
      title="Секрет подписи"
      actions={
        <Button
          size="sm"
          loading={isChanging}
          onClick={() =>
            void change({
              variables: { input: { id } },
              question: {
                title: 'Сменить секрет?',
                description:
                  'Ещё сутки отправки будут подписаны и прежним секретом: за это время укажите новый там, где их принимают.',
                confirmLabel: 'Сменить',
              },
              done: 'Секрет сменён',
            })
          }
        >
          Сменить
        </Button>
      }
    >
      <Text tone="muted" size="sm" mb="3">
        Им подписан каждый запрос, в заголовке Kafedra-Signature: по подписи приёмник узнаёт, что
        запрос от школы.
      </Text>
      <Flex align="center" gap="2" wrap="wrap">
        <chakra.code overflowWrap="anywhere">{isShown ? secret : '•'.repeat(12)}</chakra.code>
        <Button size="sm" variant="ghost" onClick={() => setShown(!isShown)}>
          {isShown ? 'Скрыть' : 'Показать'}
        </Button>
        <CopyButton size="sm" text={secret} aria-label="Скопировать секрет" />
      </Flex>
      {previousUntil && (
        <Text tone="muted" size="sm" mt="3">
          Прежний секрет действует до {formatDateTime(previousUntil)}
        </Text>
      )}
    </Card>
  );
}
