// Links to the previous and the next lesson in reading order.
import type { ReactNode } from 'react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Flex, IconButton, IconLink } from '../../ui/index.ts';
import type { LessonNeighbours_lesson$key } from '../../__generated__/LessonNeighbours_lesson.graphql.ts';

/** Renders nothing for a single lesson, or if the server does not return its neighbours. */
export function LessonNeighbours({
  lesson: key,
  at,
}: {
  lesson: LessonNeighbours_lesson$key;
  /** URL of the course's lessons. */
  at: string;
}) {
  const { previousLesson, nextLesson } = useFragment<LessonNeighbours_lesson$key>(
    graphql`
      fragment LessonNeighbours_lesson on Lesson {
        previousLesson @catch(to: NULL) {
          databaseId
          name
        }
        nextLesson @catch(to: NULL) {
          databaseId
          name
        }
      }
    `,
    key,
  );
  if (!previousLesson && !nextLesson) return null;
  return (
    <Flex as="nav" aria-label="Соседние уроки" gap="1">
      <Way label="Предыдущий урок" icon={<ChevronLeft />} at={at} lesson={previousLesson} />
      <Way label="Следующий урок" icon={<ChevronRight />} at={at} lesson={nextLesson} />
    </Flex>
  );
}

function Way({
  label,
  icon,
  at,
  lesson,
}: {
  label: string;
  icon: ReactNode;
  at: string;
  lesson: { readonly databaseId: number; readonly name: string } | null | undefined;
}) {
  if (!lesson) return <IconButton icon={icon} label={label} disabled />;
  return (
    <IconLink icon={icon} label={`${label}: ${lesson.name}`} to={`${at}/${lesson.databaseId}`} />
  );
}
