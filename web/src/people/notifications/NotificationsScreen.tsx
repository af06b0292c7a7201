// The page of notifications in the back office.
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { NotificationsPage } from './NotificationsPage.tsx';
import { notificationsRoute } from './notificationsRoute.ts';

export function NotificationsScreen() {
  const page = usePageData(notificationsRoute);
  return <NotificationsPage company={requireAdmission(page.company)} />;
}
