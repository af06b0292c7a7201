// What becomes of likes with a click, before the server says so.
import type { LikeValue } from '../../__generated__/CommentItem_comment.graphql.ts';

export interface Likes {
  likesCount: number;
  dislikesCount: number;
  mine: LikeValue | null | undefined;
}

/** Clicking what one has said already takes it back. */
export const clicked = ({ mine }: Likes, value: LikeValue): LikeValue | null =>
  mine === value ? null : value;

/** Everybody says one thing at most. */
export function likedAs({ likesCount, dislikesCount, mine }: Likes, value: LikeValue | null) {
  const change = (said: LikeValue) => Number(value === said) - Number(mine === said);
  return {
    likesCount: likesCount + change('LIKE'),
    dislikesCount: dislikesCount + change('DISLIKE'),
    mine: value,
  };
}
