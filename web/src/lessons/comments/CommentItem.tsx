// A comment with the reader's actions: like, reply and, for one's own, edit, delete and restore.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { CommentForm } from '../../kit/comments/CommentForm.tsx';
import { authorName, CommentHead } from '../../kit/comments/CommentHead.tsx';
import { CommentAnchor, CommentText } from '../../kit/comments/CommentParts.tsx';
import { Badge, Button, chakra, Flex, Text } from '../../ui/index.ts';
import { LikeButtons } from './LikeButtons.tsx';
import type { CommentContext } from './commentContext.ts';
import { useCommentCalls } from './useCommentCalls.ts';
import type { CommentItem_comment$key } from '../../__generated__/CommentItem_comment.graphql.ts';

export function CommentItem({
  comment: key,
  talk,
  begins,
}: {
  comment: CommentItem_comment$key;
  talk: CommentContext;
  /** It is the first comment of a discussion. */
  begins: boolean;
}) {
  const comment = useFragment<CommentItem_comment$key>(
    graphql`
      fragment CommentItem_comment on LearnerComment {
        id
        databaseId
        text
        status
        author {
          fullName
          ...CommentHead_author
        }
        isFromStaff
        isOwn
        canRestore
        answeredName
        likesCount
        dislikesCount
        myLike
        createdAt
        editedAt
        ...useCommentCalls_comment
      }
    `,
    key,
  );
  const [typing, setTyping] = useState<'reply' | 'edit' | null>(null);
  const [wasDeleted, setWasDeleted] = useState(false);
  const calls = useCommentCalls(comment, talk);
  const { id, databaseId, text, status, author, isOwn, answeredName } = comment;
  const { likesCount, dislikesCount, myLike } = comment;
  const name = authorName(author?.fullName);
  if (text === null || text === undefined) {
    return (
      <Flex align="center" gap="3" wrap="wrap" minH="9">
        <Text size="sm" tone="muted">
          {status === 'HIDDEN' ? 'Комментарий скрыт' : 'Комментарий удалён'}
        </Text>
        {comment.canRestore && (
          <Button
            // The «delete» button has disappeared, so its undo takes over the focus.
            ref={wasDeleted ? focus : undefined}
            size="sm"
            onClick={() => void calls.bringBack()}
          >
            Вернуть
          </Button>
        )}
      </Flex>
    );
  }
  const close = () => setTyping(null);
  return (
    <CommentAnchor databaseId={databaseId}>
      <Flex mb="1">
        <CommentHead author={author} createdAt={comment.createdAt} editedAt={comment.editedAt}>
          {comment.isFromStaff && <Badge tone="primary">Школа</Badge>}
          {status === 'HIDDEN' && <Badge tone="warning">Скрыт</Badge>}
        </CommentHead>
      </Flex>
      {answeredName && (
        <Text size="xs" tone="muted" overflowWrap="anywhere">
          В ответ: {answeredName}
        </Text>
      )}
      {typing === 'edit' ? (
        <CommentForm
          draft={`edit ${id}`}
          label="Комментарий"
          button="Сохранить"
          text={text}
          begins={begins}
          send={async (typed) => {
            const errors = await calls.edit(typed);
            if (errors.length === 0) close();
            return errors;
          }}
          onCancel={close}
        />
      ) : (
        <CommentText>{text}</CommentText>
      )}
      {status === 'HIDDEN' && (
        <Text size="xs" tone="muted">
          Видите только вы и преподаватели.
        </Text>
      )}
      <Flex gap="1" wrap="wrap" mt="1" ml="-2">
        {talk.likeType && status === 'VISIBLE' && (
          <LikeButtons
            type={talk.likeType}
            likes={{ likesCount, dislikesCount, mine: myLike }}
            of={`комментарий, ${name}`}
            onLike={(value) => void calls.like(value)}
          />
        )}
        {status === 'VISIBLE' && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={typing === 'reply'}
            onClick={() => setTyping(typing === 'reply' ? null : 'reply')}
          >
            Ответить
          </Button>
        )}
        {isOwn && (
          <>
            <Button size="sm" variant="ghost" onClick={() => setTyping('edit')}>
              Изменить
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                setWasDeleted(true);
                void calls.withdraw();
              }}
            >
              Удалить
            </Button>
          </>
        )}
      </Flex>
      {typing === 'reply' && (
        <chakra.div mt="2">
          <CommentForm
            draft={`reply ${id}`}
            label={`Ответ: ${name}`}
            button="Ответить"
            send={async (typed) => {
              const errors = await calls.reply(typed);
              if (errors.length === 0) close();
              return errors;
            }}
            onCancel={close}
          />
        </chakra.div>
      )}
    </CommentAnchor>
  );
}

const focus = (button: HTMLButtonElement | null) => button?.focus();
