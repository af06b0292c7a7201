// What all components of an order's comments share: ids, permissions and the values that are sent.
import type { CommentValues } from '../../kit/comments/CommentForm.tsx';

export interface CommentsScope {
  orderId: string;
  companyId: string;
  /** The connection in the store; deleted comments are removed from it. */
  connectionId: string;
  /** Whether the user may write comments. */
  mayWrite: boolean;
  /** Refetches the shown comments. */
  refresh: () => void;
}

/** The input of a mutation besides the text, which is optional when files are attached. */
export const inputWithoutText = ({ files, isPublic, mentions }: CommentValues) => ({
  fileIds: files.map(({ id }) => id),
  isPublic,
  mentionIds: mentions.map(({ id }) => id),
});
