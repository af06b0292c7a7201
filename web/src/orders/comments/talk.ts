// What all comments on an order have in common.
import type { CommentValues } from '../../kit/comments/CommentForm.tsx';

export interface OrderTalk {
  orderId: string;
  companyId: string;
  /** The list in the store: what is deleted leaves it. */
  connectionId: string;
  /** The person may say something there. */
  mayWrite: boolean;
  /** Fetches what is shown anew. */
  refresh: () => void;
}

/** What is sent of a comment beside its words, which may be left out where files come with it. */
export const besideText = ({ files, isPublic, mentions }: CommentValues) => ({
  fileIds: files.map(({ id }) => id),
  isPublic,
  mentionIds: mentions.map(({ id }) => id),
});
