// Context shared by all comments below a lesson.
import type { LikeType } from '../../__generated__/LessonComments_lesson.graphql.ts';

export interface CommentContext {
  place: { courseId: string; lessonId: string };
  /** Which reactions a comment accepts; null for none. */
  likeType: LikeType | null;
  /** Changes the visible number of comments. */
  changeCount: (difference: 1 | -1) => void;
}
