// The page of notifications for learners.
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { learnerNotificationsRoute } from './learnerNotificationsRoute.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

export function LearnerNotificationsScreen() {
  const page = usePageData(learnerNotificationsRoute);
  return <NotificationsPage company={requireAdmission(page.company)} />;
}
