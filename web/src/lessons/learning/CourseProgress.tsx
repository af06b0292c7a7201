// A learner's progress in a course: a bar, and the number of finished lessons.
import { graphql, useFragment } from 'react-relay';
import { chakra, countOf, ProgressBar } from '../../ui/index.ts';
import type { CourseProgress_course$key } from '../../__generated__/CourseProgress_course.graphql.ts';

export function CourseProgress({ course: key }: { course: CourseProgress_course$key }) {
  const { lessonsCount, finishedLessonsCount } = useFragment<CourseProgress_course$key>(
    graphql`
      fragment CourseProgress_course on LearnerCourse {
        lessonsCount
        finishedLessonsCount
      }
    `,
    key,
  );
  const percent = lessonsCount === 0 ? 0 : Math.floor((100 * finishedLessonsCount) / lessonsCount);
  return (
    <div>
      <ProgressBar label="Пройдено" value={percent} />
      <Words>
        <span>
          {finishedLessonsCount} из {countOf(lessonsCount, ['урока', 'уроков', 'уроков'])}
        </span>
        <span>{percent} %</span>
      </Words>
    </div>
  );
}

const Words = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '2',
    mt: '1.5',
    fontSize: 'sm',
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
  },
});
