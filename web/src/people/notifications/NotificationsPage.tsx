// The page of a user's notifications in a company and their settings, shared by staff and learners.
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import { chakra, Grid, PageBody, PageHeader, TabLinks } from '../../ui/index.ts';
import { NotificationList } from './NotificationList.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { tabAt } from './tabs.ts';
import type { NotificationsPage_company$key } from '../../__generated__/NotificationsPage_company.graphql.ts';

export function NotificationsPage({ company: key }: { company: NotificationsPage_company$key }) {
  const company = useFragment<NotificationsPage_company$key>(
    graphql`
      fragment NotificationsPage_company on Company
      @argumentDefinitions(filter: { type: "NotificationFilter" }) {
        ...NotificationList_company @arguments(filter: $filter)
        ...NotificationSettings_company
      }
    `,
    key,
  );
  const [search] = useSearchParams();
  const tab = tabAt(search);
  return (
    <>
      <PageHeader
        title="Уведомления"
        tabs={
          <TabLinks
            label="Какие уведомления"
            current={tab}
            tabs={[
              { id: 'unread', label: 'Непрочитанные', to: '?' },
              { id: 'all', label: 'Все', to: '?tab=all' },
            ]}
          />
        }
      />
      <PageBody>
        <Grid templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }} gap="4">
          <Sheet>
            <NotificationList key={tab} company={company} isUnread={tab === 'unread'} />
          </Sheet>
          <div>
            <NotificationSettings company={company} />
          </div>
        </Grid>
      </PageBody>
    </>
  );
}

const Sheet = chakra('div', {
  base: {
    minW: '0',
    p: '4',
    bg: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    '& li:first-of-type': { borderTop: 'none' },
  },
});
