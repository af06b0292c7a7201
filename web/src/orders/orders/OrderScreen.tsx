// The page of an order: its form, comments, payments, lessons and history in tabs.
import { graphql, useFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { useHasSidePanel } from '../../kit/pages/sidePanel.ts';
import { Badge, Grid, lazyPart, PageBody, PageHeader, TabLinks } from '../../ui/index.ts';
import { OrderStatusBadge } from '../statuses/OrderStatusBadge.tsx';
import { OrderHeadActions } from './OrderHeadActions.tsx';
import { OrderOverview } from './OrderOverview.tsx';
import { OrderPayments } from './orderParts.ts';
import { orderRoute, orderTab } from './orderRoute.ts';
import type { OrderScreen_company$key } from '../../__generated__/OrderScreen_company.graphql.ts';

const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');
const OrderComments = lazyPart(() => import('../comments/OrderComments.tsx'), 'OrderComments');
const OrderLessons = lazyPart(() => import('../lessons/OrderLessons.tsx'), 'OrderLessons');
const OrderFields = lazyPart(() => import('./OrderFields.tsx'), 'OrderFields');

export function OrderScreen() {
  const page = usePageData(orderRoute);
  const company = useFragment<OrderScreen_company$key>(
    graphql`
      fragment OrderScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        order: { type: "Boolean!" }
        payments: { type: "Boolean!" }
        fields: { type: "Boolean!" }
        lessons: { type: "Boolean!" }
        comments: { type: "Boolean!" }
        history: { type: "Boolean!" }
        changes: { type: "HistoryFilter" }
      ) {
        ...Admin_company
        order(databaseId: $id) {
          id
          number
          name
          inTrash @catch(to: NULL)
          commentsCount @catch(to: NULL)
          status {
            ...OrderStatusBadge_status
          }
          ...OrderHeadActions_order
          ...OrderOverview_order @include(if: $order) @alias(as: "overview")
          ...OrderPayments_order @include(if: $payments) @alias(as: "payments")
          ...OrderFields_order @include(if: $fields) @alias(as: "fields")
          ...OrderLessons_order @include(if: $lessons) @alias(as: "lessons")
          ...OrderComments_order @include(if: $comments) @alias(as: "comments")
          ...History_record
            @arguments(filter: $changes)
            @include(if: $history)
            @alias(as: "history")
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code, may } = useAdmin(company);
  const params = useParams();
  const tab = orderTab({ search: new URLSearchParams(useLocation().search) });
  const { order } = company;
  const hasRoom = useHasSidePanel();
  usePageName(order && `№ ${order.number}`);
  if (!order) {
    return (
      <NotFoundHere title="Заявка не найдена" text="Возможно, её удалили вместе с компанией." />
    );
  }
  const at = `/${code}/orders/${params['order_id'] ?? ''}`;
  const isReadOnly = order.inTrash === true;
  // After a narrow window becomes wide, the comments are not loaded yet.
  const beside = tab === 'order' && hasRoom && order.comments ? order.comments : null;
  return (
    <>
      <PageHeader
        sticky
        title={`№ ${order.number}. ${order.name}`}
        badge={
          <>
            {order.status && <OrderStatusBadge status={order.status} />}
            {isReadOnly && <Badge tone="danger">В корзине</Badge>}
          </>
        }
        actions={<OrderHeadActions key={order.id} order={order} {...{ companyId, code }} />}
        tabs={
          <TabLinks
            label="Заявка"
            current={tab}
            tabs={[
              { id: 'order', label: 'Заявка', to: at },
              ...(may('USERS_PAYMENTS_AND_STATISTIC')
                ? [{ id: 'payments', label: 'Оплата', to: `${at}?tab=payments` } as const]
                : []),
              { id: 'fields', label: 'Поля', to: `${at}?tab=fields` },
              { id: 'lessons', label: 'Уроки', to: `${at}?tab=lessons` },
              {
                id: 'comments',
                label: 'Комментарии',
                to: `${at}?tab=comments`,
                count: order.commentsCount,
              },
              { id: 'history', label: 'История изменений', to: `${at}?tab=history` },
            ]}
          />
        }
      />
      <PageBody>
        <Grid
          templateColumns={beside ? 'minmax(0, 1fr) 380px' : 'minmax(0, 1fr)'}
          gap="4"
          alignItems="start"
        >
          <PagePart>
            {/* The key resets the form when another order is opened. */}
            {order.overview && (
              <OrderOverview
                key={order.id}
                order={order.overview}
                companyId={companyId}
                code={code}
                isReadOnly={isReadOnly}
                sees={{
                  people: may('USERS_SHOW'),
                  courses: may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY'),
                }}
                maySetUp={may('CRM_SETTING')}
                mayInvite={may('CRM_UPDATE') && may('USERS_WELCOME')}
                isNarrow={beside !== null}
              />
            )}
            {order.payments && (
              <OrderPayments
                key={order.id}
                order={order.payments}
                {...{ companyId, code, isReadOnly }}
              />
            )}
            {order.fields && (
              <OrderFields
                key={order.id}
                order={order.fields}
                companyId={companyId}
                isReadOnly={isReadOnly}
              />
            )}
            {order.lessons && (
              <OrderLessons key={order.id} order={order.lessons} isReadOnly={isReadOnly} />
            )}
            {order.comments && tab === 'comments' && (
              <OrderComments key={order.id} order={order.comments} companyId={companyId} />
            )}
            {order.history && <History record={order.history} />}
          </PagePart>
          {beside && (
            <PagePart among>
              <OrderComments key={order.id} order={beside} companyId={companyId} isBeside />
            </PagePart>
          )}
        </Grid>
      </PageBody>
    </>
  );
}
