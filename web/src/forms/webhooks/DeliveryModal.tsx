// A dialog with one webhook delivery: its payload and the result of each attempt.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import {
  chakra,
  CopyButton,
  DetailList,
  formatDateTime,
  formatNumber,
  Heading,
  Modal,
  ModalBody,
  Stack,
  Text,
} from '../../ui/index.ts';
import { deliveryResult, eventWords, statusWords } from './deliveryWords.ts';
import type { DeliveryModalQuery } from '../../__generated__/DeliveryModalQuery.graphql.ts';

export function DeliveryModal({ id }: { id: string }) {
  const { node: delivery } = useLazyQuery<DeliveryModalQuery>(
    graphql`
      query DeliveryModalQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on FormWebhookDelivery {
            uuid
            event
            status
            body
            nextAttemptAt
            createdAt
            attempts {
              url
              status
              error
              answer
              took
              createdAt
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  );
  if (!delivery?.event || !delivery.status || !delivery.body || !delivery.createdAt) {
    return (
      <Modal title="Отправка не найдена" size="narrow">
        <ModalBody>
          <Text>Возможно, её ответ только что удалили.</Text>
        </ModalBody>
      </Modal>
    );
  }
  const { attempts = [], nextAttemptAt } = delivery;
  return (
    <Modal title={eventWords[delivery.event]}>
      <ModalBody>
        <Stack gap="6">
          <DetailList
            facts={[
              { name: 'Состояние', value: statusWords[delivery.status].label },
              { name: 'Создана', value: formatDateTime(delivery.createdAt) },
              ...(nextAttemptAt
                ? [{ name: 'Следующая попытка', value: formatDateTime(nextAttemptAt) }]
                : []),
              { name: 'Kafedra-Delivery', value: <code>{delivery.uuid}</code> },
            ]}
          />
          <Stack as="section" gap="3">
            <Heading as="h3" size="small">
              Попытки
            </Heading>
            {attempts.length === 0 && <Text tone="muted">Ещё не было ни одной.</Text>}
            {attempts.map((attempt) => (
              <div key={attempt.createdAt}>
                <Text>
                  {formatDateTime(attempt.createdAt)} ·{' '}
                  {deliveryResult(attempt.status, attempt.error) ?? '—'} ·{' '}
                  {formatNumber(attempt.took)} мс
                </Text>
                <Text tone="muted" size="sm">
                  {attempt.url}
                </Text>
                {attempt.answer && <Code>{attempt.answer}</Code>}
              </div>
            ))}
          </Stack>
          <Stack as="section" gap="3" align="start">
            <Heading as="h3" size="small">
              Что отправлено
            </Heading>
            <Code>{readable(delivery.body)}</Code>
            <CopyButton size="sm" text={delivery.body} />
          </Stack>
        </Stack>
      </ModalBody>
    </Modal>
  );
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const Code = chakra('pre', {
  base: {
    w: 'full',
    m: '0',
    mt: '1',
    p: '3',
    bg: 'soft',
    borderRadius: 'lg',
    fontFamily: 'mono',
    fontSize: 'xs',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
