// A dialog with the secret calendar URL of a user's webinars: creates one, shows it once, and revokes it.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { useAction } from '../../kit/actions/useAction.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import {
  Button,
  CopyButton,
  Flex,
  formatDateTime,
  Modal,
  ModalBody,
  Stack,
  Text,
  useConfirm,
} from '../../ui/index.ts';
import type { FeedModalQuery } from '../../__generated__/FeedModalQuery.graphql.ts';
import type { FeedModalRemoveMutation } from '../../__generated__/FeedModalRemoveMutation.graphql.ts';
import type { FeedModalRenewMutation } from '../../__generated__/FeedModalRenewMutation.graphql.ts';

export function FeedModal({ companyId, onDone }: { companyId: string; onDone: () => void }) {
  const { node } = useLazyQuery<FeedModalQuery>(
    graphql`
      query FeedModalQuery($company: ID!) {
        node(id: $company) {
          ... on Company {
            webinarFeed {
              createdAt
            }
          }
        }
      }
    `,
    { company: companyId },
    { fetchPolicy: 'network-only' },
  );
  const [made, setMade] = useState<{ url: string } | null>(null);
  const since = node?.webinarFeed?.createdAt;
  const confirm = useConfirm();
  const [renew, isRenewing] = useReportedMutation<FeedModalRenewMutation>(graphql`
    mutation FeedModalRenewMutation($input: RenewWebinarFeedInput!) {
      renewWebinarFeed(input: $input) {
        url
        ...userErrors_payload
      }
    }
  `);
  const [remove] = useAction<FeedModalRemoveMutation>(
    graphql`
      mutation FeedModalRemoveMutation($input: RemoveWebinarFeedInput!) {
        removeWebinarFeed(input: $input) {
          feed {
            createdAt
          }
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const hasOne = since != null || made !== null;
  const makeNew = async () => {
    const isSure =
      !hasOne ||
      (await confirm({
        title: 'Сменить адрес календаря?',
        description: 'Календари, подписанные на прежний адрес, перестанут обновляться.',
        confirmLabel: 'Сменить',
      }));
    if (!isSure) return;
    const payload = await renew({ input: { companyId } });
    if (!payload) return;
    const url = payload.url;
    if (url) setMade({ url });
  };
  return (
    <Modal title="Подписка на календарь">
      <ModalBody>
        <Stack gap="4">
          <Text>
            Календарь телефона или компьютера покажет вебинары, которые вы ведёте и которые открыты
            вам как ученику, и сам узнает о переносах.
          </Text>
          {made ? (
            <Stack gap="2">
              <Text overflowWrap="anywhere" fontWeight="medium">
                {made.url}
              </Text>
              <Text size="sm" tone="muted">
                Добавьте его в календарь как подписку по адресу. Показываем его один раз: кто знает
                адрес, видит ваши вебинары.
              </Text>
              <CopyButton text={made.url}>Скопировать адрес</CopyButton>
            </Stack>
          ) : (
            since != null && (
              <Text tone="muted">
                Адрес создан {formatDateTime(since)}. Если он потерян, смените его.
              </Text>
            )
          )}
          <Flex gap="2" wrap="wrap">
            {made === null && (
              <Button variant="primary" disabled={isRenewing} onClick={() => void makeNew()}>
                {hasOne ? 'Сменить адрес' : 'Создать адрес'}
              </Button>
            )}
            {hasOne && (
              <Button
                variant="ghost"
                onClick={() =>
                  void remove({
                    variables: { input: { companyId } },
                    question: {
                      title: 'Отключить подписку?',
                      description: 'Календари, подписанные на адрес, перестанут обновляться.',
                      confirmLabel: 'Отключить',
                    },
                    done: 'Подписка отключена',
                  })
                }
              >
                Отключить
              </Button>
            )}
          </Flex>
        </Stack>
      </ModalBody>
    </Modal>
  );
}
