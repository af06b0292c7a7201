// Tests optimistic computation of likes.
import { expect, test } from 'vitest';
import { clicked, likedAs } from './likes.ts';

test('allows one reaction, and clears it by a second click', () => {
  const before = { likesCount: 3, dislikesCount: 1, mine: null };
  const liked = likedAs(before, clicked(before, 'LIKE'));
  expect(liked).toEqual({ likesCount: 4, dislikesCount: 1, mine: 'LIKE' });
  const disliked = likedAs(liked, clicked(liked, 'DISLIKE'));
  expect(disliked).toEqual({ likesCount: 3, dislikesCount: 2, mine: 'DISLIKE' });
  expect(likedAs(disliked, clicked(disliked, 'DISLIKE'))).toEqual(before);
});
