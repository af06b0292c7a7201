// Tests optimistic computation of likes.
import { expect, test } from 'vitest';
import { nextLike, withLike } from './likes.ts';

test('allows one reaction, and clears it by a second click', () => {
  const before = { likesCount: 3, dislikesCount: 1, mine: null };
  const liked = withLike(before, nextLike(before, 'LIKE'));
  expect(liked).toEqual({ likesCount: 4, dislikesCount: 1, mine: 'LIKE' });
  const disliked = withLike(liked, nextLike(liked, 'DISLIKE'));
  expect(disliked).toEqual({ likesCount: 3, dislikesCount: 2, mine: 'DISLIKE' });
  expect(withLike(disliked, nextLike(disliked, 'DISLIKE'))).toEqual(before);
});
