// Props shared by all tabs of a lesson's page.
import type { DraftOwner } from '../../kit/drafts/draftOwner.ts';

export interface LessonTabProps {
  /** Global id. */
  courseId: string;
  /** The lesson or its course is in the trash. */
  isReadOnly: boolean;
  draftOf: DraftOwner | undefined;
}
