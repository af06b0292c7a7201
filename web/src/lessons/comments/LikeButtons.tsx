// Like and dislike buttons with their counts.
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Button, Flex, formatNumber } from '../../ui/index.ts';
import { nextLike, type Likes } from './likes.ts';
import type { LikeType } from '../../__generated__/LessonLikes_lesson.graphql.ts';
import type { LikeValue } from '../../__generated__/CommentItem_comment.graphql.ts';

export function LikeButtons({
  type,
  likes,
  of,
  onLike,
}: {
  type: LikeType;
  likes: Likes;
  /** What is liked, for screen readers. */
  of: string;
  onLike: (value: LikeValue | null) => void;
}) {
  const button = (value: LikeValue, Icon: typeof ThumbsUp, words: string, count: number) => (
    <Button
      size="sm"
      variant="ghost"
      icon={<Icon size={16} fill={likes.mine === value ? 'currentColor' : 'none'} aria-hidden />}
      aria-label={`${words}: ${of}, ${formatNumber(count)}`}
      title={words}
      aria-pressed={likes.mine === value}
      onClick={() => onLike(nextLike(likes, value))}
    >
      {formatNumber(count)}
    </Button>
  );
  return (
    <Flex gap="1">
      {button('LIKE', ThumbsUp, 'Нравится', likes.likesCount)}
      {type === 'LIKE_DISLIKE' && button('DISLIKE', ThumbsDown, 'Не нравится', likes.dislikesCount)}
    </Flex>
  );
}
