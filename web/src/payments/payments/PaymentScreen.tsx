// The page of a payment: overview, refunds and history.
import { graphql, useFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { Button, formatPrice, lazyPart, PageBody, PageHeader, TabLinks } from '../../ui/index.ts';
import { PaymentStatusBadge } from '../statuses/PaymentStatusBadge.tsx';
import { PaymentOverview } from './PaymentOverview.tsx';
import { paymentRoute, paymentTab } from './paymentRoute.ts';
import { usePaymentActions } from './usePaymentActions.tsx';
import type { PaymentScreen_company$key } from '../../__generated__/PaymentScreen_company.graphql.ts';

const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');

export function PaymentScreen() {
  const company = useFragment<PaymentScreen_company$key>(
    graphql`
      fragment PaymentScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        payment: { type: "Boolean!" }
        history: { type: "Boolean!" }
        changes: { type: "HistoryFilter" }
      ) {
        ...Admin_company
        payment(databaseId: $id) {
          id
          databaseId
          price
          paymentStatus @catch(to: NULL) {
            ...PaymentStatusBadge_status
          }
          ...usePaymentActions_payment
          ...PaymentOverview_payment @include(if: $payment) @alias(as: "overview")
          ...History_record
            @arguments(filter: $changes)
            @include(if: $history)
            @alias(as: "history")
        }
      }
    `,
    requireAdmission(usePageData(paymentRoute).company),
  );
  const { companyId, code, may } = useAdmin(company);
  const params = useParams();
  const tab = paymentTab({ search: new URLSearchParams(useLocation().search) });
  const refresh = useFreshPage();
  const actionsOf = usePaymentActions({ companyId, refresh });
  const { payment } = company;
  const name = payment && `Платёж № ${String(payment.databaseId)}`;
  usePageName(name);
  if (!payment) {
    return <NotFoundHere title="Платёж не найден" text="Возможно, в адресе ошибка." />;
  }
  const at = `/${code}/payments/${params['payment_id'] ?? ''}`;
  return (
    <>
      <PageHeader
        sticky
        title={`${name}: ${formatPrice(payment.price)}`}
        badge={payment.paymentStatus && <PaymentStatusBadge status={payment.paymentStatus} />}
        actions={actionsOf(payment).map(({ id, label, icon, onAction }) => (
          <Button key={id} icon={icon} onClick={onAction}>
            {label}
          </Button>
        ))}
        tabs={
          <TabLinks
            label="Платёж"
            current={tab}
            tabs={[
              { id: 'payment', label: 'Платёж', to: at },
              { id: 'history', label: 'История изменений', to: `${at}?tab=history` },
            ]}
          />
        }
      />
      <PageBody>
        <PagePart>
          {payment.overview && (
            <PaymentOverview
              payment={payment.overview}
              code={code}
              sees={{
                orders: may('CRM_SHOW'),
                people: may('USERS_SHOW'),
                courses: may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY'),
                promoCodes: may('COMPANY_SETTINGS'),
              }}
            />
          )}
          {payment.history && <History record={payment.history} />}
        </PagePart>
      </PageBody>
    </>
  );
}
