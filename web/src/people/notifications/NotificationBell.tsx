// The notification bell of the bar: the number of unread notifications, which each page's query returns, and a lazily
// loaded panel. The number is refetched when the user returns to the tab after a while.
import { useEffect, useState } from 'react';
import { Bell } from 'lucide-react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import {
  Box,
  CountBubble,
  ErrorBoundary,
  IconButton,
  lazyPart,
  LoadingState,
  Popover,
  Text,
  VisuallyHidden,
} from '../../ui/index.ts';
import type { NotificationBell_company$key } from '../../__generated__/NotificationBell_company.graphql.ts';
import type { NotificationBellQuery } from '../../__generated__/NotificationBellQuery.graphql.ts';

/** Milliseconds of absence after which the number is refetched. */
const staleness = 60_000;

export function NotificationBell({
  company: key,
  all,
}: {
  company: NotificationBell_company$key;
  /** URL of the page of all notifications. */
  all: string;
}) {
  const { id, adminProfile } = useFragment<NotificationBell_company$key>(
    graphql`
      fragment NotificationBell_company on Company {
        id
        adminProfile {
          unreadNotificationCount
        }
      }
    `,
    key,
  );
  const count = adminProfile?.unreadNotificationCount ?? null;
  useNumberOfNow(id);
  const news = useNews(count);
  // The server may not support notifications.
  if (count === null) return null;
  const countText = count > 99 ? 'больше 99' : String(count);
  return (
    <Box position="relative">
      <Popover
        label="Уведомления"
        placement="bottom end"
        trigger={
          <IconButton
            icon={<Bell />}
            label={count === 0 ? 'Уведомления' : `Уведомления: не прочитано ${countText}`}
            title="Уведомления"
          />
        }
      >
        {(close) => (
          <ErrorBoundary
            loading={<LoadingState />}
            fallback={() => (
              <Text>
                Не удалось загрузить уведомления. Закройте этот список и откройте ещё раз.
              </Text>
            )}
          >
            <NotificationPanel companyId={id} all={all} onLeave={close} />
          </ErrorBoundary>
        )}
      </Popover>
      <CountBubble count={count} tone="primary" />
      <VisuallyHidden as="output" aria-live="polite">
        {news}
      </VisuallyHidden>
    </Box>
  );
}

const NotificationPanel = lazyPart(() => import('./NotificationPanel.tsx'), 'NotificationPanel');

/** The announcement to screen readers when the number grows. */
function useNews(count: number | null): string {
  const [seen, setSeen] = useState({ count, news: '' });
  if (seen.count === count) return seen.news;
  const isMore = seen.count !== null && count !== null && count > seen.count;
  const news = isMore ? `Новые уведомления: не прочитано ${count}` : '';
  setSeen({ count, news });
  return news;
}

function useNumberOfNow(companyId: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let leftAt = Date.now();
    const look = () => {
      if (document.visibilityState === 'hidden') {
        leftAt = Date.now();
        return;
      }
      if (Date.now() - leftAt < staleness) return;
      // Errors are ignored: the next page's query returns the number, too.
      fetchQuery<NotificationBellQuery>(
        environment,
        graphql`
          query NotificationBellQuery($companyId: ID!) {
            node(id: $companyId) {
              ... on Company {
                adminProfile {
                  unreadNotificationCount
                }
              }
            }
          }
        `,
        { companyId },
        { networkCacheConfig: { force: true, metadata: { quiet: true } } },
      ).subscribe({ error: () => undefined });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [companyId, environment]);
}
