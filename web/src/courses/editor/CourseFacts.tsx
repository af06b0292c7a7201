// The column beside a course's form: cover, kind, folder, author, number of learners, packages.
import { graphql, useFragment } from 'react-relay';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { Card, countOf, DetailList, formatDateTime, Stack, TextLink } from '../../ui/index.ts';
import { CourseCover } from '../course/CourseCover.tsx';
import { CoursePackages } from '../course/CoursePackages.tsx';
import type { CourseFacts_course$key } from '../../__generated__/CourseFacts_course.graphql.ts';

export function CourseFacts({
  course: key,
  code,
  showsPeople,
}: {
  course: CourseFacts_course$key;
  /** The company's code in URLs. */
  code: string;
  /** Whether the viewer may open the company's users. */
  showsPeople: boolean;
}) {
  const course = useFragment<CourseFacts_course$key>(
    graphql`
      fragment CourseFacts_course on Course {
        id
        databaseId
        entityType
        folderCourse {
          name
        }
        author {
          databaseId
          fullName
        }
        studentsCount
        createdAt
        updatedAt
        ...CourseCoverImage_course
        ...CoursePackages_course
      }
    `,
    key,
  );
  const { author, studentsCount } = course;
  const students = countOf(studentsCount, ['ученик', 'ученика', 'учеников']);
  return (
    <Stack gap="4">
      <Card padding="none">
        <CourseCover course={course} sizes="280px" width="100%" height="150px" />
      </Card>
      <Card title="Сведения">
        <DetailList
          facts={[
            { name: 'Вид', value: course.entityType === 'COURSE' ? 'Курс' : 'Комплект' },
            { name: 'Папка', value: course.folderCourse?.name },
            {
              name: 'Учатся',
              value:
                showsPeople && studentsCount > 0 ? (
                  <TextLink to={`/${code}/users?course=${encodeURIComponent(course.id)}`}>
                    {students}
                  </TextLink>
                ) : (
                  students
                ),
            },
            {
              name: 'Автор',
              value:
                author && showsPeople ? (
                  <TextLink to={`/${code}/users/${author.databaseId}`}>{author.fullName}</TextLink>
                ) : (
                  author?.fullName
                ),
            },
            { name: 'Создан', value: formatDateTime(course.createdAt) },
            { name: 'Изменён', value: formatDateTime(course.updatedAt) },
          ]}
        />
      </Card>
      <PagePart among>
        <CoursePackages course={course} />
      </PagePart>
    </Stack>
  );
}
