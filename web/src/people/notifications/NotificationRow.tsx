// A notification: what happened, where and by whom, with a link to it.
import { Check } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import {
  chakra,
  formatDateTime,
  IconButton,
  RouteLink,
  Text,
  VisuallyHidden,
} from '../../ui/index.ts';
import { describeNotification } from './kinds.ts';
import type { NotificationRow_notification$key } from '../../__generated__/NotificationRow_notification.graphql.ts';

export function NotificationRow({
  notification: key,
  code,
  onOpen,
  onRead,
}: {
  notification: NotificationRow_notification$key;
  /** The company's code in URLs. */
  code: string;
  /** Called when the link is followed. */
  onOpen: () => void;
  onRead: () => void;
}) {
  const notification = useFragment<NotificationRow_notification$key>(
    graphql`
      fragment NotificationRow_notification on Notification {
        ...kinds_notification
        courseName
        lessonName
        testTitle
        orderNumber
        excerpt
        happenedAt
        readAt
        actor {
          fullName
        }
      }
    `,
    key,
  );
  const { courseName, lessonName, testTitle, orderNumber } = notification;
  const { excerpt, happenedAt, readAt, actor } = notification;
  const { title, to } = describeNotification(code, notification);
  const isUnread = readAt == null;
  const order = orderNumber == null ? null : `Заявка № ${orderNumber}`;
  const place = [actor?.fullName, courseName, lessonName, testTitle, order]
    .filter((part) => part != null)
    .join(' · ');
  return (
    <Row data-unread={isUnread || undefined}>
      <chakra.div flex="1" minW="0">
        <Title to={to} onClick={onOpen}>
          {isUnread && <VisuallyHidden>Не прочитано: </VisuallyHidden>}
          {title}
        </Title>
        <Text size="sm" tone="muted" overflowWrap="anywhere">
          {place}
        </Text>
        {excerpt && (
          <Text size="sm" overflowWrap="anywhere" lineClamp={2}>
            {excerpt}
          </Text>
        )}
        <Text size="xs" tone="muted">
          <time dateTime={happenedAt}>{formatDateTime(happenedAt)}</time>
        </Text>
      </chakra.div>
      {isUnread && (
        <IconButton
          icon={<Check />}
          label={`Отметить прочитанным: ${title}`}
          title="Отметить прочитанным"
          onClick={onRead}
        />
      )}
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2',
    py: '3',
    pl: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '&[data-unread]::before': {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '19px',
      boxSize: '8px',
      borderRadius: 'full',
      bg: 'primary',
    },
  },
});

const Title = chakra(RouteLink, {
  base: {
    display: 'block',
    color: 'ink',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
    '[data-unread] &': { fontWeight: 'semibold' },
  },
});
