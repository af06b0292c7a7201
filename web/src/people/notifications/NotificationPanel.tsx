// The panel of the notification bell: the newest notifications and a link to all.
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { Box, Flex, Heading, TextLink } from '../../ui/index.ts';
import { NotificationList } from './NotificationList.tsx';
import type { NotificationPanelQuery } from '../../__generated__/NotificationPanelQuery.graphql.ts';

export function NotificationPanel({
  companyId,
  all,
  onLeave,
}: {
  companyId: string;
  /** URL of the page of all notifications. */
  all: string;
  onLeave: () => void;
}) {
  const { node } = useLazyQuery<NotificationPanelQuery>(
    graphql`
      query NotificationPanelQuery($companyId: ID!) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company @alias(as: "company") {
            ...NotificationList_company @arguments(count: 10)
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <Box w="min(360px, calc(100vw - 58px))">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="2">
        <Heading as="h2" size="small">
          Уведомления
        </Heading>
        <TextLink to={all} onClick={onLeave}>
          Все и настройки
        </TextLink>
      </Flex>
      {node?.company && <NotificationList company={node.company} onLeave={onLeave} />}
    </Box>
  );
}
