// The screen of the course list: who may do what, and the words for what the filter names.
import { graphql, useFragment } from 'react-relay';
import { usePageData } from '../kit/pageData.ts';
import { useAddress } from '../kit/useAddress.ts';
import { admitted } from '../shell/Admin.ts';
import { CourseExportButton } from './CourseExportButton.tsx';
import { CourseList } from './CourseList.tsx';
import { readAddress, writeAddress } from './courseListAddress.ts';
import { courseListRoute } from './courseListRoute.ts';
import { CourseToolbar } from './CourseToolbar.tsx';
import type { CourseListScreen_company$key } from '../__generated__/CourseListScreen_company.graphql.ts';

export function CourseListScreen() {
  const page = usePageData(courseListRoute);
  const company = useFragment<CourseListScreen_company$key>(
    graphql`
      fragment CourseListScreen_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "CourseFilter" }
        orderBy: { type: "CourseOrder" }
        namesTypes: { type: "Boolean!", defaultValue: false }
        namesFormats: { type: "Boolean!", defaultValue: false }
      ) {
        id
        adminProfile {
          permissions
        }
        ...CourseToolbar_company @arguments(namesTypes: $namesTypes, namesFormats: $namesFormats)
        ...CourseExportButton_company
          @arguments(namesTypes: $namesTypes, namesFormats: $namesFormats)
        ...CourseList_company @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    `,
    admitted(page.company),
  );
  const state = useAddress(readAddress, writeAddress);
  return (
    <CourseList
      company={company}
      companyId={company.id}
      canCreate={company.adminProfile?.permissions.includes('COURSES_CREATE') === true}
      state={state}
      toolbar={<CourseToolbar company={company} {...state} />}
      exportButton={(counts) => (
        <CourseExportButton company={company} address={state.address} {...counts} />
      )}
    />
  );
}
