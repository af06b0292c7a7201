// How much of what publishing wants a course has, in its head; what is missing is one step away.
import { graphql, useFragment } from 'react-relay';
import { CircleCheck, ListChecks } from 'lucide-react';
import { Button, Menu } from '../../ui/index.ts';
import { described } from './described.ts';
import { fieldAnchor } from './fieldAnchor.ts';
import { needs } from './readiness.ts';
import type { CourseReadiness_course$key } from '../../__generated__/CourseReadiness_course.graphql.ts';

export function CourseReadiness({
  course: key,
  at,
}: {
  course: CourseReadiness_course$key;
  /** The address of the course's page. */
  at: string;
}) {
  const course = useFragment<CourseReadiness_course$key>(
    graphql`
      fragment CourseReadiness_course on Course {
        ...described_course
      }
    `,
    key,
  );
  const kept = described(course);
  const lacking = needs.filter(({ isThere }) => !isThere(kept));
  const words = `Готово к публикации: ${needs.length - lacking.length} из ${needs.length}`;
  if (lacking.length === 0) {
    return (
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
      items={lacking.map(({ what, field }) => ({
        id: field,
        label: `Добавить: ${what}`,
        to: `${at}#${fieldAnchor(field)}`,
      }))}
    />
  );
}
