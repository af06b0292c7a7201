// The page of a user: profile, permissions, courses, purchases, history and actions.
import { graphql, useFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { Avatar, Badge, Flex, PageHeader, TabLinks, lazyPart, PageBody } from '../../ui/index.ts';
import { UserProfile } from './UserProfile.tsx';
import { UserOrders, UserPayments } from './userParts.ts';
import { userRoute, userTab } from './userRoute.ts';
import { userStatuses } from './userStatus.ts';
import type { UserScreen_company$key } from '../../__generated__/UserScreen_company.graphql.ts';

export function UserScreen() {
  const page = usePageData(userRoute);
  const company = useFragment<UserScreen_company$key>(
    graphql`
      fragment UserScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        fields: { type: "Boolean!" }
        courses: { type: "Boolean!" }
        orders: { type: "Boolean!" }
        payments: { type: "Boolean!" }
        history: { type: "Boolean!" }
        changes: { type: "HistoryFilter" }
        log: { type: "Boolean!" }
      ) {
        ...Admin_company
        ...UserProfile_company
        user(databaseId: $id) {
          id
          fullName
          photo
          status
          isOwner
          ...UserProfile_user
          ...UserFields_user @include(if: $fields) @alias(as: "fields")
          ...UserCourses_user @include(if: $courses) @alias(as: "courses")
          ...UserOrders_user @include(if: $orders) @alias(as: "orders")
          ...UserPayments_user @include(if: $payments) @alias(as: "payments")
          ...History_record
            @arguments(filter: $changes)
            @include(if: $history)
            @alias(as: "history")
          ...UserLog_user @include(if: $log) @alias(as: "log")
        }
      }
    `,
    requireAdmission(page.company),
  );
  const params = useParams();
  const tab = userTab({ search: new URLSearchParams(useLocation().search) });
  const { companyId, code, may } = useAdmin(company);
  const { user } = company;
  usePageName(user?.fullName);
  if (!user) {
    return (
      <NotFoundHere title="Пользователь не найден" text="Возможно, его нет в этой компании." />
    );
  }
  const at = `/${code}/users/${params['user_id'] ?? ''}`;
  const status = user.status && userStatuses[user.status];
  const maySetUp = may('COMPANY_SETTINGS');
  const mayReadCourses = may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY');
  return (
    <>
      <PageHeader
        sticky
        title={
          <Flex align="center" gap="3">
            <Avatar name={user.fullName} photo={user.photo} size={36} />
            {user.fullName}
          </Flex>
        }
        badge={
          <>
            {user.isOwner && <Badge tone="primary">Владелец</Badge>}
            {status && user.status !== 'ACTIVE' && <Badge tone={status.tone}>{status.label}</Badge>}
          </>
        }
        tabs={
          <TabLinks
            label="Пользователь"
            current={tab}
            tabs={[
              { id: 'profile', label: 'Профиль', to: at },
              { id: 'fields', label: 'Поля', to: `${at}?tab=fields` },
              ...(mayReadCourses
                ? [{ id: 'courses', label: 'Курсы', to: `${at}?tab=courses` }]
                : []),
              ...(may('CRM_SHOW')
                ? [{ id: 'orders', label: 'Заявки', to: `${at}?tab=orders` }]
                : []),
              ...(may('USERS_PAYMENTS_AND_STATISTIC')
                ? [{ id: 'payments', label: 'Платежи', to: `${at}?tab=payments` }]
                : []),
              { id: 'history', label: 'История изменений', to: `${at}?tab=history` },
              ...(maySetUp ? [{ id: 'log', label: 'Действия', to: `${at}?tab=log` }] : []),
            ]}
          />
        }
      />
      <PagePart>
        {tab === 'courses' && user.courses && <UserCourses user={user.courses} code={code} />}
        {tab === 'orders' && user.orders && <UserOrders user={user.orders} code={code} />}
        {tab === 'payments' && user.payments && <UserPayments user={user.payments} code={code} />}
        {!tabsOfLists.has(tab) && (
          <PageBody>
            {/* The key resets the form when another user is shown. */}
            {tab === 'profile' && <UserProfile key={user.id} user={user} company={company} />}
            {tab === 'fields' && user.fields && (
              <UserFields
                key={user.id}
                user={user.fields}
                companyId={companyId}
                code={code}
                maySetUp={maySetUp}
              />
            )}
            {tab === 'history' && user.history && <History record={user.history} />}
            {tab === 'log' && user.log && <UserLog user={user.log} />}
          </PageBody>
        )}
      </PagePart>
    </>
  );
}

/** Tabs with tables, which use the full width of the page. */
const tabsOfLists: ReadonlySet<string> = new Set(['courses', 'orders', 'payments']);

// Components of the other tabs are loaded when a tab opens.
const UserCourses = lazyPart(() => import('./UserCourses.tsx'), 'UserCourses');
const UserFields = lazyPart(() => import('./UserFields.tsx'), 'UserFields');
const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');
const UserLog = lazyPart(() => import('./UserLog.tsx'), 'UserLog');
