// A user's notifications in a company, newest first, for the page and the panel of the bell.
import { BellOff } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { Button, chakra, EmptyState, Flex } from '../../ui/index.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useMarkAsRead } from './useMarkAsRead.ts';
import type { NotificationList_company$key } from '../../__generated__/NotificationList_company.graphql.ts';
import type { NotificationListPaginationQuery } from '../../__generated__/NotificationListPaginationQuery.graphql.ts';

export function NotificationList({
  company: key,
  isUnread = false,
  onLeave,
}: {
  company: NotificationList_company$key;
  /** The list contains only unread notifications. */
  isUnread?: boolean;
  /** Called when a link is followed. Its absence adds a button that loads more. */
  onLeave?: () => void;
}) {
  const pagination = usePaginationFragment<
    NotificationListPaginationQuery,
    NotificationList_company$key
  >(
    graphql`
      fragment NotificationList_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        filter: { type: "NotificationFilter" }
      )
      @refetchable(queryName: "NotificationListPaginationQuery")
      @throwOnFieldError {
        id
        code
        notifications(first: $count, after: $cursor, filter: $filter)
          @connection(key: "NotificationList_notifications", filters: ["filter"]) {
          edges {
            node {
              id
              readAt
              ...NotificationRow_notification
            }
          }
        }
      }
    `,
    key,
  );
  const { data, rows, paging, refresh } = usePages(
    pagination,
    ({ notifications }) => notifications,
  );
  const { readOne, readAll, isReading } = useMarkAsRead(data.id, refresh);
  if (rows.length === 0) {
    return (
      <EmptyState
        kind="start"
        title={isUnread ? 'Всё прочитано' : 'Уведомлений пока нет'}
        text="Здесь появятся ответы на комментарии, домашние задания, тесты, вебинары, сертификаты и заявки."
        icon={<BellOff />}
      />
    );
  }
  return (
    <>
      {rows.some(({ readAt }) => readAt == null) && (
        <Flex justify="flex-end">
          <Button size="sm" variant="ghost" loading={isReading} onClick={() => void readAll()}>
            Отметить все прочитанными
          </Button>
        </Flex>
      )}
      <List aria-label="Уведомления">
        {rows.map((row) => (
          <NotificationRow
            key={row.id}
            notification={row}
            code={data.code}
            onOpen={() => {
              if (row.readAt == null) void readOne(row.id);
              onLeave?.();
            }}
            onRead={() => void readOne(row.id)}
          />
        ))}
      </List>
      {!onLeave && paging.hasNext && (
        <Button loading={paging.isLoadingNext} onClick={paging.onLoadMore}>
          Показать ещё
        </Button>
      )}
    </>
  );
}

const List = chakra('ul', { base: { m: '0', p: '0', listStyleType: 'none' } });
