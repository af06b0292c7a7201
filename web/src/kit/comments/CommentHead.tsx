// The author and time of a comment.
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Avatar, Flex, formatDateTime, Text } from '../../ui/index.ts';
import type { CommentHead_author$key } from '../../__generated__/CommentHead_author.graphql.ts';

/** Nothing is known of an author who was deleted permanently. */
export const authorName = (fullName: string | undefined): string => fullName ?? 'Ушёл из компании';

export function CommentHead({
  author: key,
  createdAt,
  editedAt,
  children,
}: {
  author: CommentHead_author$key | null | undefined;
  createdAt: string;
  editedAt: string | null | undefined;
  /** Badges. */
  children?: ReactNode;
}) {
  const author = useFragment<CommentHead_author$key>(
    graphql`
      fragment CommentHead_author on StaffMember {
        fullName
        photo
      }
    `,
    key,
  );
  const name = authorName(author?.fullName);
  return (
    <Flex align="center" gap="2" wrap="wrap" flex="1" minW="0">
      <Avatar name={name} photo={author?.photo} size={24} />
      <Text as="span" size="sm" fontWeight="medium" overflowWrap="anywhere" minW="0">
        {name}
      </Text>
      {children}
      <Text as="span" size="xs" tone="muted">
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {editedAt && ', изменён'}
      </Text>
    </Flex>
  );
}
