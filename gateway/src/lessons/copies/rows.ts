// What was copied into a course, as its resolvers are given it.
import type { CourseRow } from '../../__generated__/rows.ts';

export interface CopiedContentRow {
  /** Null where the payload does not show it, or the viewer sees it no more. */
  course: CourseRow | null;
  /** Global ids. */
  lessonIds: string[];
  layerIds: string[];
}
