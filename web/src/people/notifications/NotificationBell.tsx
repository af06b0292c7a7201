// The bell in the bar: how much is unread, which comes with what every page of a company asks for, and the panel behind it,
// which comes when it is opened. Whoever returns to the page after a while sees the number of now.
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

/** Milliseconds that one was away after which the number is asked for anew. */
const staleness = 60_000;

export function NotificationBell({
  company: key,
  all,
}: {
  company: NotificationBell_company$key;
  /** The page with all of them. */
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
  // Another server may know no notifications.
  if (count === null) return null;
  const told = count > 99 ? 'больше 99' : String(count);
  return (
    <Box position="relative">
      <Popover
        label="Уведомления"
        placement="bottom end"
        trigger={
          <IconButton
            icon={<Bell />}
            label={count === 0 ? 'Уведомления' : `Уведомления: не прочитано ${told}`}
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

/** What a screen reader says when there are more than there were. */
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
      // What can't be had now, the next page brings.
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
