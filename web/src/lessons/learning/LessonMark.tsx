// An offline lesson for its learner: time, place, attendance and mark.
import { graphql, useFragment } from 'react-relay';
import { chakra, formatDateTime, Text, url } from '../../ui/index.ts';
import type {
  Attendance,
  LessonMark_lesson$key,
} from '../../__generated__/LessonMark_lesson.graphql.ts';

/** Renders nothing for other lessons. */
export function LessonMark({ lesson: key }: { lesson: LessonMark_lesson$key }) {
  const { heldAt, heldPlace, attendance, mark, maxMark } = useFragment<LessonMark_lesson$key>(
    graphql`
      fragment LessonMark_lesson on LearnerLesson {
        heldAt
        heldPlace @catch(to: NULL)
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
  if (words.length === 0 && !heldPlace) return null;
  return (
    <Text tone="muted" mb="4" overflowWrap="anywhere">
      {words.join(' · ')}
      {words.length > 0 && heldPlace && ' · '}
      {heldPlace && <Place>{heldPlace}</Place>}
    </Text>
  );
}

/** A URL is shown as a link. */
function Place({ children: place }: { children: string }) {
  return url()(place) === null ? (
    <chakra.a href={place} target="_blank" rel="noreferrer" color="primary">
      {place}
    </chakra.a>
  ) : (
    place
  );
}

const attendanceWords: Record<Attendance, string> = {
  PRESENT: 'вы были',
  LATE: 'вы опоздали',
  ABSENT: 'вас не было',
  EXCUSED: 'вас не было по уважительной причине',
};
