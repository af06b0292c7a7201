// What every tab of a lesson's page is given.
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';

export interface LessonSetting {
  /** The global id. */
  courseId: string;
  /** It, or its course, lies in the trash. */
  isReadOnly: boolean;
  draftOf: DraftOwner | undefined;
}
