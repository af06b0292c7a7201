// The page of a course: its name, status, actions and tabs; for a new course only the form.
import { graphql, useFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { Flex, PageHeader, StatusBadge } from '../../ui/index.ts';
import { CourseHeadActions } from './CourseHeadActions.tsx';
import { courseRoute, isNewCourse } from './courseRoute.ts';
import { statusBadge, statusLabel } from './courseStatus.ts';
import { CourseTabContent, CourseTabLinks } from './CourseTabs.tsx';
import { courseTab } from './courseTabs.ts';
import { CourseReadiness } from '../editor/CourseReadiness.tsx';
import { FavouriteButton } from '../list/FavouriteButton.tsx';
import { favouriteStyles } from '../list/favouriteStyles.ts';
import type { CourseScreen_company$key } from '../../__generated__/CourseScreen_company.graphql.ts';

export function CourseScreen() {
  const page = usePageData(courseRoute);
  const company = useFragment<CourseScreen_company$key>(
    graphql`
      fragment CourseScreen_company on Company
      @argumentDefinitions(id: { type: "Int!" }, exists: { type: "Boolean!" }) {
        ...Admin_company
        ...CourseReadiness_company @include(if: $settings) @alias(as: "readiness")
        ...CourseTabs_company
        course(databaseId: $id) @include(if: $exists) {
          name
          status
          ...FavouriteButton_course
          ...CourseHeadActions_course
          ...CourseReadiness_course @include(if: $settings) @alias(as: "readiness")
          ...CourseTabs_course
        }
      }
    `,
    requireAdmission(page.company),
  );
  const { companyId, code, may } = useAdmin(company);
  const params = useParams();
  const isNew = isNewCourse({ params });
  const tab = courseTab({ search: new URLSearchParams(useLocation().search) });
  const at = `/${code}/courses/${params['course_id'] ?? ''}`;
  const refresh = useFreshPage();
  const { course } = company;
  usePageName(isNew ? 'Новый курс' : course?.name);
  const setting = { companyId, code, may, isDeleted: course?.status === 'DELETED' };
  if (isNew) {
    if (!may('COURSES_CREATE')) {
      return (
        <NotFoundHere title="Курс не найден" text="Создавать курсы может не каждый в команде." />
      );
    }
    return (
      <>
        <PageHeader title="Новый курс" />
        <CourseTabContent company={company} course={null} current="settings" setting={setting} />
      </>
    );
  }
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
        sticky
        title={course.name}
        badge={
          <Flex align="center" gap="3" css={favouriteStyles}>
            <StatusBadge status={statusBadge(course.status)}>
              {statusLabel(course.status)}
            </StatusBadge>
            <FavouriteButton course={course} />
          </Flex>
        }
        note={
          course.readiness &&
          company.readiness && (
            <CourseReadiness course={course.readiness} company={company.readiness} />
          )
        }
        actions={
          <CourseHeadActions
            course={course}
            companyId={companyId}
            code={code}
            mayCreate={may('COURSES_CREATE')}
            refresh={refresh}
          />
        }
        tabs={<CourseTabLinks at={at} current={tab} setting={setting} />}
      />
      <CourseTabContent company={company} course={course} current={tab} setting={setting} />
    </>
  );
}
