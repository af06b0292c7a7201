// The page of a course: what it is, who learns in it, what of it is sold, how it changed, and what can be done with it.
import { graphql, useFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { admitted, useAdmin } from '../kit/Admin.ts';
import { NotFoundHere } from '../kit/NotFoundHere.tsx';
import { useFreshPage } from '../kit/PageBoundary.tsx';
import { Part } from '../kit/Part.tsx';
import { usePageData } from '../kit/pageData.ts';
import { usePageName } from '../kit/place.tsx';
import { Flex, lazyPart, PageBody, PageHeader, StatusBadge, TabLinks } from '../ui/index.ts';
import { CourseAbout } from './CourseAbout.tsx';
import { CourseHeadActions } from './CourseHeadActions.tsx';
import { courseRoute, courseTab } from './courseRoute.ts';
import { statusBadge, statusLabel } from './courseStatus.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { favouriteLook } from './favouriteLook.ts';
import type { CourseScreen_company$key } from '../__generated__/CourseScreen_company.graphql.ts';

export function CourseScreen() {
  const page = usePageData(courseRoute);
  const company = useFragment<CourseScreen_company$key>(
    graphql`
      fragment CourseScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        about: { type: "Boolean!" }
        history: { type: "Boolean!" }
        changes: { type: "HistoryFilter" }
      ) {
        ...Admin_company
        course(databaseId: $id) {
          name
          status
          ...FavouriteButton_course
          ...CourseHeadActions_course
          ...CourseAbout_course @include(if: $about) @alias(as: "about")
          ...History_record
            @arguments(filter: $changes)
            @include(if: $history)
            @alias(as: "history")
        }
      }
    `,
    admitted(page.company),
  );
  const { companyId, code, may } = useAdmin(company);
  const tab = courseTab({ search: new URLSearchParams(useLocation().search) });
  const at = `/${code}/courses/${useParams()['course_id'] ?? ''}`;
  const refresh = useFreshPage();
  const { course } = company;
  usePageName(course?.name);
  if (!course) {
    return (
      <NotFoundHere
        title="Курс не найден"
        text="Возможно, его удалили или он открыт не всем в вашей команде."
      />
    );
  }
  return (
    <>
      <PageHeader
        title={course.name}
        badge={
          <Flex align="center" gap="3" css={favouriteLook}>
            <StatusBadge status={statusBadge(course.status)}>
              {statusLabel(course.status)}
            </StatusBadge>
            <FavouriteButton course={course} />
          </Flex>
        }
        actions={<CourseHeadActions course={course} companyId={companyId} refresh={refresh} />}
        tabs={
          <TabLinks
            label="Курс"
            current={tab}
            tabs={[
              { id: 'about', label: 'О курсе', to: at },
              { id: 'history', label: 'История изменений', to: `${at}?tab=history` },
            ]}
          />
        }
      />
      <PageBody>
        <Part>
          {course.about && (
            <CourseAbout
              course={course.about}
              companyId={companyId}
              code={code}
              showsPeople={may('USERS_SHOW')}
              mayPickFiles={fileReaders.some((flag) => may(flag))}
              refresh={refresh}
            />
          )}
          {course.history && <History record={course.history} />}
        </Part>
      </PageBody>
    </>
  );
}

/** Of those who change courses. */
const fileReaders = ['COMPANY_SETTINGS', 'COURSES_CREATE', 'COURSES_UPDATE_ALL'] as const;

const History = lazyPart(() => import('../audits/lazy.ts'), 'History');
