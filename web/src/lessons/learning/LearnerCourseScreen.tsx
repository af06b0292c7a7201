// The page of a learner's course: progress, the button that continues, and the themes with their lessons.
import { Play } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useParams } from 'react-router';
import { FilePicture } from '../../kit/files/FilePicture.tsx';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import {
  Card,
  chakra,
  formatDate,
  Heading,
  LinkButton,
  RichText,
  Stack,
  Text,
} from '../../ui/index.ts';
import { CourseCertificate } from './CourseCertificate.tsx';
import { CourseContents } from './CourseContents.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import { learnerCourseRoute } from './learnerCourseRoute.ts';
import type { LearnerCourseScreen_company$key } from '../../__generated__/LearnerCourseScreen_company.graphql.ts';

export function LearnerCourseScreen() {
  const page = usePageData(learnerCourseRoute);
  const company = useFragment<LearnerCourseScreen_company$key>(
    graphql`
      fragment LearnerCourseScreen_company on Company
      @argumentDefinitions(course: { type: "Int!" })
      @throwOnFieldError {
        name
        learnerCourse(databaseId: $course) {
          databaseId
          name
          instruction
          progress
          finishedAt
          beganAt
          endsAt
          isEnded
          nextLesson {
            databaseId
            name
          }
          img {
            ...FilePicture_file
          }
          content {
            ...CourseContents_content
          }
          ...CourseCertificate_course
          ...CourseProgress_course
        }
      }
    `,
    page.company ?? null,
  );
  const { company: code = '' } = useParams();
  const course = company?.learnerCourse;
  usePageName(course?.name);
  if (!company || !course) {
    return (
      <NotFoundHere
        title="Курс не найден"
        text="Возможно, его ещё не открыли для вас или ссылка скопирована не целиком."
      />
    );
  }
  const { name, nextLesson, isEnded, endsAt, finishedAt, instruction, content } = course;
  const at = `/courses/${code}/${course.databaseId}`;
  return (
    <Page>
      <Head>
        {course.img && (
          <Cover>
            <FilePicture file={course.img} sizes="(max-width: 768px) 100vw, 320px" fills />
          </Cover>
        )}
        <Stack gap="3" flex="1" minW="0">
          <div>
            <Text size="sm" tone="muted">
              {company.name}
            </Text>
            <Heading as="h1" size="page" overflowWrap="anywhere">
              {name}
            </Heading>
          </div>
          <chakra.div maxW="420px">
            <CourseProgress course={course} />
          </chakra.div>
          <Text size="sm" tone="muted">
            {stateWords({ isEnded, endsAt, finishedAt, beganAt: course.beganAt })}
          </Text>
          <chakra.div _empty={{ display: 'none' }}>
            <CourseCertificate course={course} />
          </chakra.div>
          {!isEnded && nextLesson && (
            <chakra.div display="flex" css={{ '& > a': { minW: '0', maxW: 'full' } }}>
              <LinkButton
                variant="primary"
                icon={<Play size={16} />}
                to={`${at}/${nextLesson.databaseId}`}
              >
                <chakra.span truncate>
                  {course.progress == null ? 'Начать' : 'Продолжить'}: {nextLesson.name}
                </chakra.span>
              </LinkButton>
            </chakra.div>
          )}
        </Stack>
      </Head>
      {instruction && (
        <Card title="Как устроен курс">
          <RichText html={instruction} />
        </Card>
      )}
      <section aria-label="Содержание курса">
        <Heading as="h2" size="section" mb="3">
          Содержание
        </Heading>
        {content && <CourseContents content={content} at={at} />}
      </section>
    </Page>
  );
}

function stateWords({
  isEnded,
  endsAt,
  finishedAt,
  beganAt,
}: Record<'endsAt' | 'finishedAt' | 'beganAt', string | null | undefined> & {
  isEnded: boolean;
}): string {
  if (isEnded)
    return `Доступ закончился ${formatDate(endsAt)}. Чтобы продлить его, напишите в школу.`;
  const until = endsAt ? `Доступ до ${formatDate(endsAt)}.` : '';
  if (finishedAt) return `Курс пройден ${formatDate(finishedAt)}. ${until}`.trim();
  if (!beganAt) return 'Пробные уроки: остальные откроются после записи на курс.';
  return until;
}

const Page = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    w: 'full',
    maxW: '860px',
    mx: 'auto',
    px: { base: '4', md: '6' },
    py: '6',
  },
});

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    gap: { base: '4', md: '6' },
  },
});

const Cover = chakra('div', {
  base: {
    position: 'relative',
    flexShrink: 0,
    w: { base: 'full', md: '280px' },
    h: { base: '160px', md: '158px' },
    overflow: 'hidden',
    borderRadius: 'xl',
    bg: 'soft',
  },
});
