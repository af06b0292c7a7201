// Computes likes optimistically after a click.
import type { LikeValue } from '../../__generated__/CommentItem_comment.graphql.ts';

export interface Likes {
  likesCount: number;
  dislikesCount: number;
  mine: LikeValue | null | undefined;
}

/** Clicking the current choice again clears it. */
export const nextLike = ({ mine }: Likes, value: LikeValue): LikeValue | null =>
  mine === value ? null : value;

/** A user has at most one of like and dislike. */
export function withLike({ likesCount, dislikesCount, mine }: Likes, value: LikeValue | null) {
  const change = (said: LikeValue) => Number(value === said) - Number(mine === said);
  return {
    likesCount: likesCount + change('LIKE'),
    dislikesCount: dislikesCount + change('DISLIKE'),
    mine: value,
  };
}
