// What is known of a course, read only.
import { graphql, useFragment } from 'react-relay';
import {
  Box,
  Card,
  chakra,
  countOf,
  CoverThumb,
  Facts,
  formatDate,
  formatDateTime,
  formatPrice,
  Grid,
  Stack,
  Text,
  TextLink,
} from '../ui/index.ts';
import { CourseFields } from './CourseFields.tsx';
import { CoursePackages } from './CoursePackages.tsx';
import type { CourseAbout_course$key } from '../__generated__/CourseAbout_course.graphql.ts';

export function CourseAbout({
  course: key,
  companyId,
  code,
  showsPeople,
}: {
  course: CourseAbout_course$key;
  companyId: string;
  /** Of the company. */
  code: string;
  /** Whether the person may open the users of the company. */
  showsPeople: boolean;
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
        img {
          url
        }
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
          <CoverThumb id={course.databaseId} image={course.img?.url} width="100%" height="180px" />
          <Box p="5">
            <Text whiteSpace="pre-line" tone={course.anons ? 'normal' : 'muted'}>
              {course.anons ?? 'Описания пока нет.'}
            </Text>
          </Box>
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
