// The «Статистика» page: learners' activity in the selected period, by courses and by lessons.
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { requireAdmission, useAdmin } from '../../../kit/pages/Admin.ts';
import { usePageData } from '../../../kit/relay/pageData.ts';
import { PagePart } from '../../../kit/pages/PagePart.tsx';
import { firstDayOf, periodAt } from '../../../kit/period/period.ts';
import { PeriodPicker } from '../../../kit/period/PeriodPicker.tsx';
import { PageBody, PageHeader, Stack, Text, today } from '../../../ui/index.ts';
import { CourseUse } from './CourseUse.tsx';
import { LessonUse } from './LessonUse.tsx';
import { schoolStatisticsRoute } from './schoolStatisticsRoute.ts';
import type { SchoolStatisticsScreen_company$key } from '../../../__generated__/SchoolStatisticsScreen_company.graphql.ts';

/** The server's default period in days. */
const usualDays = 30;

export function SchoolStatisticsScreen() {
  const page = usePageData(schoolStatisticsRoute);
  const company = useFragment<SchoolStatisticsScreen_company$key>(
    graphql`
      fragment SchoolStatisticsScreen_company on Company
      @argumentDefinitions(from: { type: "Date" }, to: { type: "Date" })
      @throwOnFieldError {
        ...Admin_company
        ...CourseUse_company @arguments(from: $from, to: $to)
        ...LessonUse_company @arguments(from: $from, to: $to)
      }
    `,
    requireAdmission(page.company),
  );
  const { code } = useAdmin(company);
  const { from, to } = periodAt({ search: new URLSearchParams(useLocation().search) });
  const last = to ?? today();
  return (
    <>
      <PageHeader title="Статистика" />
      <PageBody>
        <Stack gap="5">
          <PeriodPicker from={from ?? firstDayOf(last, usualDays)} to={last} />
          <Text tone="muted">Открытым урок считается, когда ученик открыл его впервые.</Text>
          <PagePart among>
            <CourseUse company={company} code={code} />
          </PagePart>
          <PagePart among>
            <LessonUse company={company} code={code} />
          </PagePart>
        </Stack>
      </PageBody>
    </>
  );
}
