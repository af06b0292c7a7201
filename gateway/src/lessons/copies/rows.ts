// The parent type of the resolvers of a copy's result in one course.
import type { CourseRow } from '../../__generated__/rows.ts';

export interface CopiedContentRow {
  /** Null when the payload does not select it or the viewer may not see it any more. */
  course: CourseRow | null;
  /** Global ids. */
  lessonIds: string[];
  layerIds: string[];
}
