// In the head of a course: how many requirements for publishing it meets, or what a published one lacks, with links to
// the fields.
import { graphql, useFragment } from 'react-relay';
import { CircleCheck, ListChecks } from 'lucide-react';
import { Button, Menu } from '../../ui/index.ts';
import { readinessData } from './readinessData.ts';
import { isPublished } from '../course/courseStatus.ts';
import { requirementUrl, unmetRequirements, requirementsCount } from './readiness.ts';
import type { CourseReadiness_company$key } from '../../__generated__/CourseReadiness_company.graphql.ts';
import type { CourseReadiness_course$key } from '../../__generated__/CourseReadiness_course.graphql.ts';

export function CourseReadiness({
  course: courseKey,
  company: companyKey,
}: {
  course: CourseReadiness_course$key;
  company: CourseReadiness_company$key;
}) {
  const course = useFragment<CourseReadiness_course$key>(
    graphql`
      fragment CourseReadiness_course on Course {
        status
        ...readinessData_course
      }
    `,
    courseKey,
  );
  const company = useFragment<CourseReadiness_company$key>(
    graphql`
      fragment CourseReadiness_company on Company {
        ...readinessData_company
      }
    `,
    companyKey,
  );
  const readiness = readinessData(course, company);
  const lacks = unmetRequirements(readiness.course, readiness.around);
  // A course in the trash can't be published.
  if (course.status === 'DELETED') return null;
  const isOut = isPublished(course.status);
  const words = isOut
    ? `Не хватает ученикам: ${lacks.length}`
    : `Готово к публикации: ${requirementsCount - lacks.length} из ${requirementsCount}`;
  if (lacks.length === 0) {
    return isOut ? null : (
      <>
        <CircleCheck size={16} aria-hidden style={{ display: 'inline', verticalAlign: '-3px' }} />{' '}
        {words}
      </>
    );
  }
  return (
    <Menu
      label="Чего не хватает"
      trigger={
        <Button size="sm" variant="ghost" icon={<ListChecks size={16} aria-hidden />}>
          {words}
        </Button>
      }
      items={lacks.map((lack) => {
        const to = requirementUrl(lack, readiness.viewpoint);
        return to === null
          ? { id: lack.text, label: lack.text, hint: notOwn, disabled: true }
          : { id: lack.text, label: lack.text, to };
      })}
    />
  );
}

const notOwn = 'Это может администратор школы';
