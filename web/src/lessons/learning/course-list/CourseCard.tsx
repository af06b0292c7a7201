// A course in the learner's list: picture, progress, next lesson and end date.
import { CircleCheck, Play } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { FilePicture } from '../../../kit/files/FilePicture.tsx';
import { Badge, chakra, Flex, formatDate, LinkButton, RouteLink, Text } from '../../../ui/index.ts';
import { CourseCertificate } from '../CourseCertificate.tsx';
import { CourseProgress } from '../CourseProgress.tsx';
import type { CourseCard_course$key } from '../../../__generated__/CourseCard_course.graphql.ts';

export function CourseCard({
  course: key,
  school,
  showsSchool,
}: {
  course: CourseCard_course$key;
  school: { code: string; name: string };
  /** For learners in several schools. */
  showsSchool: boolean;
}) {
  const course = useFragment<CourseCard_course$key>(
    graphql`
      fragment CourseCard_course on LearnerCourse {
        databaseId
        name
        progress
        finishedAt
        endsAt
        isEnded
        nextLesson {
          databaseId
          name
        }
        img {
          ...FilePicture_file
        }
        ...CourseCertificate_course
        ...CourseProgress_course
      }
    `,
    key,
  );
  const { name, nextLesson, isEnded, endsAt, finishedAt } = course;
  const at = `/courses/${school.code}/${course.databaseId}`;
  return (
    <Card>
      <chakra.div position="relative" h="132px" bg="primarySoft" color="primary">
        {course.img ? (
          <FilePicture file={course.img} sizes="(max-width: 640px) 100vw, 340px" fills />
        ) : (
          <Letter aria-hidden>{name.trim()[0]?.toUpperCase()}</Letter>
        )}
        {(isEnded || finishedAt) && (
          <chakra.span position="absolute" top="3" left="3">
            <Badge tone={finishedAt ? 'success' : 'neutral'}>
              {finishedAt ? 'Пройден' : 'Доступ закончился'}
            </Badge>
          </chakra.span>
        )}
      </chakra.div>
      <Flex direction="column" flex="1" gap="3" p="4">
        <div>
          {showsSchool && (
            <Text size="sm" tone="muted" truncate>
              {school.name}
            </Text>
          )}
          <Name to={at}>{name}</Name>
        </div>
        <CourseProgress course={course} />
        <chakra.div flex="1">
          {!isEnded && nextLesson && (
            <Text size="sm" tone="muted" lineClamp={2}>
              Дальше: {nextLesson.name}
            </Text>
          )}
          {!isEnded && endsAt && (
            <Text size="sm" tone="muted">
              Доступ до {formatDate(endsAt)}
            </Text>
          )}
        </chakra.div>
        <chakra.div position="relative" _empty={{ display: 'none' }}>
          <CourseCertificate course={course} full />
        </chakra.div>
        {!isEnded && (
          <chakra.div position="relative">
            <LinkButton
              full
              variant={finishedAt ? 'secondary' : 'primary'}
              icon={finishedAt ? <CircleCheck size={16} /> : <Play size={16} />}
              to={nextLesson ? `${at}/${nextLesson.databaseId}` : at}
            >
              {finishedAt ? 'Повторить' : course.progress == null ? 'Начать' : 'Продолжить'}
              <chakra.span srOnly>: {name}</chakra.span>
            </LinkButton>
          </chakra.div>
        )}
      </Flex>
    </Card>
  );
}

const Card = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minW: '0',
    overflow: 'hidden',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    transition: 'box-shadow 200ms',
    _hover: { boxShadow: 'card' },
  },
});

const Letter = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    h: 'full',
    fontSize: '48px',
    fontWeight: 'semibold',
    opacity: 0.7,
  },
});

/** The link covers the whole card. */
const Name = chakra(RouteLink, {
  base: {
    fontSize: 'lg',
    fontWeight: 'semibold',
    lineHeight: 'tight',
    color: 'ink',
    overflowWrap: 'anywhere',
    _hover: { color: 'primary' },
    _before: { content: '""', position: 'absolute', inset: '0' },
  },
});
