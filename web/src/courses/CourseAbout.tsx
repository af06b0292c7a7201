// What is known of a course, read only.
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import {
  Card,
  chakra,
  countOf,
  Facts,
  formatDate,
  formatDateTime,
  formatPrice,
  Grid,
  lazyPart,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '../ui/index.ts';
import { CourseCover } from './CourseCover.tsx';
import { CourseFields } from './CourseFields.tsx';
import { CoursePackages } from './CoursePackages.tsx';
import type { CourseAbout_course$key } from '../__generated__/CourseAbout_course.graphql.ts';

// It brings what uploads files.
const CourseCoverButtons = lazyPart(() => import('./CourseCoverButtons.tsx'), 'CourseCoverButtons');

export function CourseAbout({
  course: key,
  companyId,
  code,
  showsPeople,
  mayPickFiles,
  refresh,
}: {
  course: CourseAbout_course$key;
  companyId: string;
  /** Of the company. */
  code: string;
  /** Whether the person may open the users of the company. */
  showsPeople: boolean;
  /** Whether the person sees the files of the storage. */
  mayPickFiles: boolean;
  refresh: () => void;
}) {
  const course = useFragment<CourseAbout_course$key>(
    graphql`
      fragment CourseAbout_course on Course {
        id
        databaseId
        anons
        entityType
        type {
          name
        }
        format {
          name
        }
        folderCourse {
          name
        }
        subcategoriesWithCategories {
          id
          title
          parentCategory {
            title
          }
        }
        author {
          databaseId
          fullName
        }
        canBeBought
        price
        oldPrice
        startDate
        endDate
        closeDate
        studentsCount
        createdAt
        updatedAt
        viewerCanUpdate @catch(to: NULL)
        ...CourseCoverImage_course
        ...CourseCoverButtons_course
        ...CoursePackages_course
        ...CourseFields_course
      }
    `,
    key,
  );
  const { author, studentsCount } = course;
  const students = countOf(studentsCount, ['ученик', 'ученика', 'учеников']);
  return (
    <Grid
      templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap="4"
      alignItems="start"
    >
      <Stack gap="4">
        <Card padding="none">
          <CourseCover
            course={course}
            sizes="(max-width: 1280px) 100vw, 60vw"
            width="100%"
            height="180px"
          />
          <Stack p="5" gap="4">
            {course.viewerCanUpdate !== false && (
              <Suspense fallback={<Skeleton h="32px" />}>
                <CourseCoverButtons
                  course={course}
                  companyId={companyId}
                  mayPick={mayPickFiles}
                  refresh={refresh}
                />
              </Suspense>
            )}
            <Text whiteSpace="pre-line" tone={course.anons ? 'normal' : 'muted'}>
              {course.anons ?? 'Описания пока нет.'}
            </Text>
          </Stack>
        </Card>
        <Card title="О курсе">
          <Facts
            facts={[
              { name: 'Вид', value: course.entityType === 'COURSE' ? 'Курс' : 'Комплект' },
              { name: 'Тип', value: course.type?.name },
              { name: 'Формат', value: course.format?.name },
              { name: 'Папка', value: course.folderCourse?.name },
              {
                name: 'Категории',
                value:
                  course.subcategoriesWithCategories
                    .map(({ title, parentCategory }) =>
                      parentCategory ? `${parentCategory.title}: ${title}` : title,
                    )
                    .join(', ') || null,
              },
              {
                name: 'Автор',
                value:
                  author && showsPeople ? (
                    <TextLink to={`/${code}/users/${author.databaseId}`}>
                      {author.fullName}
                    </TextLink>
                  ) : (
                    author?.fullName
                  ),
              },
              { name: 'Создан', value: formatDateTime(course.createdAt) },
              { name: 'Изменён', value: formatDateTime(course.updatedAt) },
            ]}
          />
        </Card>
        <CourseFields course={course} companyId={companyId} />
      </Stack>
      <Stack gap="4">
        <Card title="Ученики">
          {showsPeople && studentsCount > 0 ? (
            <TextLink to={`/${code}/users?course=${encodeURIComponent(course.id)}`}>
              {students}
            </TextLink>
          ) : (
            <Text>{studentsCount === 0 ? 'Пока никто не учится.' : students}</Text>
          )}
        </Card>
        <Card title="Цена и сроки">
          <Facts
            facts={[
              {
                name: 'Цена',
                value: (
                  <>
                    {formatPrice(course.price)}
                    {course.oldPrice && <OldPrice>{formatPrice(course.oldPrice)}</OldPrice>}
                  </>
                ),
              },
              { name: 'Продажа', value: course.canBeBought ? 'Открыта' : 'Закрыта' },
              { name: 'Начало', value: formatDate(course.startDate) },
              { name: 'Окончание', value: formatDate(course.endDate) },
              { name: 'Закрытие', value: formatDate(course.closeDate) },
            ]}
          />
        </Card>
        <CoursePackages course={course} />
      </Stack>
    </Grid>
  );
}

const OldPrice = chakra('s', { base: { ml: '2', color: 'muted' } });
