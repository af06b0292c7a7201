// What all comments beneath a lesson have in common.
import type { LikeType } from '../../__generated__/LessonComments_lesson.graphql.ts';

export interface Talk {
  place: { courseId: string; lessonId: string };
  /** What may be said of a comment with a click; null where nothing may. */
  likeType: LikeType | null;
  /** One more or less is seen by everybody. */
  count: (difference: 1 | -1) => void;
}
