// An offline lesson to its learner: when it takes place, whether they were there, and their mark.
import { graphql, useFragment } from 'react-relay';
import { formatDateTime, Text } from '../../ui/index.ts';
import type {
  Attendance,
  LessonMark_lesson$key,
} from '../../__generated__/LessonMark_lesson.graphql.ts';

/** Of all other lessons nothing. */
export function LessonMark({ lesson: key }: { lesson: LessonMark_lesson$key }) {
  const { heldAt, attendance, mark, maxMark } = useFragment<LessonMark_lesson$key>(
    graphql`
      fragment LessonMark_lesson on LearnerLesson {
        heldAt
        attendance
        mark
        maxMark
      }
    `,
    key,
  );
  const words = [
    heldAt != null && `Занятие: ${formatDateTime(heldAt)}`,
    attendance != null && attendanceWords[attendance],
    mark != null && `отметка ${mark} из ${maxMark}`,
  ].filter((part) => part !== false);
  if (words.length === 0) return null;
  return (
    <Text tone="muted" mb="4">
      {words.join(' · ')}
    </Text>
  );
}

const attendanceWords: Record<Attendance, string> = {
  PRESENT: 'вы были',
  LATE: 'вы опоздали',
  ABSENT: 'вас не было',
  EXCUSED: 'вас не было по уважительной причине',
};
