// The tab of the notifications page in the URL, and its filter.
import type { NotificationFilter } from '../../__generated__/notificationsRouteQuery.graphql.ts';

export type Tab = 'unread' | 'all';

export const tabAt = (search: URLSearchParams): Tab =>
  search.get('tab') === 'all' ? 'all' : 'unread';

export const filterAt = (search: URLSearchParams): NotificationFilter | null =>
  tabAt(search) === 'all' ? null : { unread: true };
