// The route of «Курсы и оплата»: its query, which fetches only the open tab.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { filterOfPrices, priceList } from './priceList.ts';
import type { coursesAndPaymentRouteQuery } from '../../__generated__/coursesAndPaymentRouteQuery.graphql.ts';

export const coursesAndPaymentRoute = companyPage<coursesAndPaymentRouteQuery>({
  query: graphql`
    query coursesAndPaymentRouteQuery(
      $company: String!
      $payments: Boolean!
      $courses: Boolean!
      $search: String
      $filter: CourseFilter
      $orderBy: CourseOrder
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...CoursesAndPaymentScreen_company
          @arguments(
            payments: $payments
            courses: $courses
            search: $search
            filter: $filter
            orderBy: $orderBy
          )
      }
    }
  `,
  variables: ({ search }) => {
    const state = priceList.read(search);
    return {
      ...priceList.variables(state),
      filter: filterOfPrices(state),
      payments: state.tab === 'payments',
      courses: state.tab === 'courses',
    };
  },
  screen: () =>
    import('./CoursesAndPaymentScreen.tsx').then((module) => module.CoursesAndPaymentScreen),
});
