// One comment, with what its reader may do: like, reply, and, where it is their own, change, delete and bring it back.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Avatar,
  Badge,
  Button,
  chakra,
  Flex,
  formatDateTime,
  Text,
  useAlerts,
} from '../../ui/index.ts';
import { CommentForm } from './CommentForm.tsx';
import { LikeButtons } from './LikeButtons.tsx';
import { likedAs } from './likes.ts';
import type { Talk } from './talk.ts';
import type { CommentItemEditMutation } from '../../__generated__/CommentItemEditMutation.graphql.ts';
import type { CommentItemLikeMutation } from '../../__generated__/CommentItemLikeMutation.graphql.ts';
import type { CommentItemReplyMutation } from '../../__generated__/CommentItemReplyMutation.graphql.ts';
import type { CommentItemReturnMutation } from '../../__generated__/CommentItemReturnMutation.graphql.ts';
import type { CommentItemWithdrawMutation } from '../../__generated__/CommentItemWithdrawMutation.graphql.ts';
import type {
  CommentItem_comment$data,
  CommentItem_comment$key,
  LikeValue,
} from '../../__generated__/CommentItem_comment.graphql.ts';

type Comment = CommentItem_comment$data;

export function CommentItem({
  comment: key,
  talk,
  begins,
}: {
  comment: CommentItem_comment$key;
  talk: Talk;
  /** It begins a discussion. */
  begins: boolean;
}) {
  const comment = useFragment<CommentItem_comment$key>(
    graphql`
      fragment CommentItem_comment on LearnerComment {
        id
        text
        status
        author {
          fullName
          photo
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
        version
      }
    `,
    key,
  );
  const [typing, setTyping] = useState<'reply' | 'edit' | null>(null);
  const calls = useCalls(comment, talk);
  const { id, text, status, author, isOwn, answeredName } = comment;
  const name = author?.fullName ?? 'Ушёл из компании';
  if (text === null || text === undefined) {
    return (
      <Flex align="center" gap="3" wrap="wrap" minH="9">
        <Text size="sm" tone="muted">
          {status === 'HIDDEN' ? 'Комментарий скрыт' : 'Комментарий удалён'}
        </Text>
        {comment.canRestore && (
          <Button size="sm" onClick={() => void calls.bringBack()}>
            Вернуть
          </Button>
        )}
      </Flex>
    );
  }
  const close = () => setTyping(null);
  return (
    <div>
      <Flex align="center" gap="2" wrap="wrap" mb="1">
        <Avatar name={name} photo={author?.photo} size={24} />
        <Text as="span" size="sm" fontWeight="medium" overflowWrap="anywhere" minW="0">
          {name}
        </Text>
        {comment.isFromStaff && <Badge tone="primary">Школа</Badge>}
        {status === 'HIDDEN' && <Badge tone="warning">Скрыт</Badge>}
        <Text as="span" size="xs" tone="muted">
          <time dateTime={comment.createdAt}>{formatDateTime(comment.createdAt)}</time>
          {comment.editedAt && ', изменён'}
        </Text>
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
        <Said>{text}</Said>
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
            likes={{ ...comment, mine: comment.myLike }}
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
            <Button size="sm" variant="ghost" onClick={() => void calls.withdraw()}>
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
    </div>
  );
}

/** What the reader does with it. */
function useCalls({ id, version, ...comment }: Comment, { place, count }: Talk) {
  const alerts = useAlerts();
  const [edit] = useMutation<CommentItemEditMutation>(graphql`
    mutation CommentItemEditMutation($input: EditCommentInput!) {
      editComment(input: $input) {
        comment {
          ...CommentItem_comment
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  const [reply] = useMutation<CommentItemReplyMutation>(graphql`
    mutation CommentItemReplyMutation($input: ReplyToCommentInput!) {
      replyToComment(input: $input) {
        comment {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...Discussion_comment
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  const [withdraw] = useMutation<CommentItemWithdrawMutation>(graphql`
    mutation CommentItemWithdrawMutation($input: WithdrawCommentInput!) {
      withdrawComment(input: $input) {
        comment {
          ...CommentItem_comment
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [bringBack] = useMutation<CommentItemReturnMutation>(graphql`
    mutation CommentItemReturnMutation($input: ReturnCommentInput!) {
      returnComment(input: $input) {
        comment {
          ...CommentItem_comment
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [like] = useMutation<CommentItemLikeMutation>(graphql`
    mutation CommentItemLikeMutation($input: LikeCommentInput!) @raw_response_type {
      likeComment(input: $input) {
        comment {
          id
          likesCount
          dislikesCount
          myLike
        }
        userErrors {
          message
        }
      }
    }
  `);
  const input = { ...place, commentId: id };
  return {
    edit: async (text: string) => {
      const { userErrors } = await edit({ variables: { input: { ...input, text, version } } });
      return userErrors;
    },
    reply: async (text: string) => {
      const { userErrors } = await reply({ variables: { input: { ...input, text } } });
      if (userErrors.length === 0) count(1);
      return userErrors;
    },
    withdraw: async () => {
      const { userErrors } = await withdraw({ variables: { input } });
      for (const { message } of userErrors) alerts.error(message);
      if (userErrors.length === 0 && comment.status === 'VISIBLE') count(-1);
    },
    bringBack: async () => {
      const { userErrors } = await bringBack({ variables: { input } });
      for (const { message } of userErrors) alerts.error(message);
      if (userErrors.length === 0) count(1);
    },
    like: async (value: LikeValue | null) => {
      const { likesCount, dislikesCount, myLike: mine } = comment;
      const { mine: myLike, ...counted } = likedAs({ likesCount, dislikesCount, mine }, value);
      const { userErrors } = await like({
        variables: { input: { ...input, value } },
        optimisticResponse: {
          likeComment: { comment: { id, ...counted, myLike }, userErrors: [] },
        },
      });
      for (const { message } of userErrors) alerts.error(message);
    },
  };
}

const Said = chakra('p', {
  base: { m: '0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: '1.55' },
});
