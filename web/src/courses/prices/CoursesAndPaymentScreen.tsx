// The page «Курсы и оплата»: the company's payment settings, and the prices of its courses.
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { PaymentsTab } from '../../company/index.ts';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { lazyPart, PageBody, PageHeader, TabLinks } from '../../ui/index.ts';
import { coursesAndPaymentRoute } from './coursesAndPaymentRoute.ts';
import { priceList } from './priceList.ts';
import type { CoursesAndPaymentScreen_company$key } from '../../__generated__/CoursesAndPaymentScreen_company.graphql.ts';

export function CoursesAndPaymentScreen() {
  const page = usePageData(coursesAndPaymentRoute);
  const company = useFragment<CoursesAndPaymentScreen_company$key>(
    graphql`
      fragment CoursesAndPaymentScreen_company on Company
      @argumentDefinitions(
        payments: { type: "Boolean!" }
        courses: { type: "Boolean!" }
        search: { type: "String" }
        filter: { type: "CourseFilter" }
        orderBy: { type: "CourseOrder" }
      ) {
        ...Admin_company
        ...PaymentsTab_company @include(if: $payments) @alias(as: "payments")
        ...CoursePrices_company
          @arguments(search: $search, filter: $filter, orderBy: $orderBy)
          @include(if: $courses)
          @alias(as: "courses")
      }
    `,
    requireAdmission(page.company),
  );
  const { tab } = priceList.read(new URLSearchParams(useLocation().search));
  const { companyId, may } = useAdmin(company);
  const tabs = (
    <TabLinks
      label={title}
      current={tab}
      tabs={[
        { id: 'payments', label: 'Приём платежей', to: '?' },
        ...(may('COURSES_SHOW_ALL') || may('COURSES_SHOW_MY')
          ? [{ id: 'courses' as const, label: 'Цены курсов', to: '?tab=courses' }]
          : []),
      ]}
    />
  );
  const { payments, courses } = company;
  if (courses) {
    return (
      <PagePart>
        <CoursePrices key={companyId} company={courses} title={title} tabs={tabs} />
      </PagePart>
    );
  }
  return (
    <>
      <PageHeader title={title} tabs={tabs} />
      <PageBody>
        {/* The key resets the form when another company is shown. */}
        <PagePart>{payments && <PaymentsTab key={companyId} company={payments} />}</PagePart>
      </PageBody>
    </>
  );
}

const title = 'Курсы и оплата';

const CoursePrices = lazyPart(() => import('./CoursePrices.tsx'), 'CoursePrices');
