// The short lists of a course beside its fields, in manual order. Each change is saved at once.
import { graphql, useFragment } from 'react-relay';
import { PagePart } from '../../../kit/pages/PagePart.tsx';
import { Stack } from '../../../ui/index.ts';
import { BulletPoints } from './BulletPoints.tsx';
import { ChatLinks } from './ChatLinks.tsx';
import type { CourseParts_course$key } from '../../../__generated__/CourseParts_course.graphql.ts';

export function CourseParts({
  course: key,
  readOnly,
}: {
  course: CourseParts_course$key;
  readOnly: boolean;
}) {
  const course = useFragment<CourseParts_course$key>(
    graphql`
      fragment CourseParts_course on Course {
        ...BulletPoints_course
        ...ChatLinks_course
      }
    `,
    key,
  );
  return (
    <Stack gap="4">
      <PagePart among>
        <BulletPoints course={course} readOnly={readOnly} />
      </PagePart>
      <PagePart among>
        <ChatLinks course={course} readOnly={readOnly} />
      </PagePart>
    </Stack>
  );
}
