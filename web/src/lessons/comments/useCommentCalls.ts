// A learner's actions on a comment: reply, like and, for one's own, edit, delete and restore.
import { graphql, useFragment } from 'react-relay';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import { withLike } from './likes.ts';
import type { CommentContext } from './commentContext.ts';
import type { useCommentCallsEditMutation } from '../../__generated__/useCommentCallsEditMutation.graphql.ts';
import type { useCommentCallsLikeMutation } from '../../__generated__/useCommentCallsLikeMutation.graphql.ts';
import type { useCommentCallsReplyMutation } from '../../__generated__/useCommentCallsReplyMutation.graphql.ts';
import type { useCommentCallsReturnMutation } from '../../__generated__/useCommentCallsReturnMutation.graphql.ts';
import type { useCommentCallsWithdrawMutation } from '../../__generated__/useCommentCallsWithdrawMutation.graphql.ts';
import type {
  LikeValue,
  useCommentCalls_comment$key,
} from '../../__generated__/useCommentCalls_comment.graphql.ts';

export function useCommentCalls(
  key: useCommentCalls_comment$key,
  { place, changeCount }: CommentContext,
) {
  const comment = useFragment<useCommentCalls_comment$key>(
    graphql`
      fragment useCommentCalls_comment on LearnerComment {
        id
        version
        status
        likesCount
        dislikesCount
        myLike
      }
    `,
    key,
  );
  const { id, version } = comment;
  const alerts = useAlerts();
  const [edit] = useMutation<useCommentCallsEditMutation>(graphql`
    mutation useCommentCallsEditMutation($input: EditCommentInput!) {
      editComment(input: $input) {
        comment {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...CommentItem_comment
        }
        ...userErrors_payload
      }
    }
  `);
  const [reply] = useMutation<useCommentCallsReplyMutation>(graphql`
    mutation useCommentCallsReplyMutation($input: ReplyToCommentInput!) {
      replyToComment(input: $input) {
        comment {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...Discussion_comment
        }
        ...userErrors_payload
      }
    }
  `);
  const [withdraw] = useMutation<useCommentCallsWithdrawMutation>(graphql`
    mutation useCommentCallsWithdrawMutation($input: WithdrawCommentInput!) {
      withdrawComment(input: $input) {
        comment {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...CommentItem_comment
        }
        ...userErrors_payload
      }
    }
  `);
  const [bringBack] = useMutation<useCommentCallsReturnMutation>(graphql`
    mutation useCommentCallsReturnMutation($input: ReturnCommentInput!) {
      returnComment(input: $input) {
        comment {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...CommentItem_comment
        }
        ...userErrors_payload
      }
    }
  `);
  const [like] = useMutation<useCommentCallsLikeMutation>(graphql`
    mutation useCommentCallsLikeMutation($input: LikeCommentInput!) @raw_response_type {
      likeComment(input: $input) {
        comment {
          id
          likesCount
          dislikesCount
          myLike
        }
        ...userErrors_payload
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
      if (userErrors.length === 0) changeCount(1);
      return userErrors;
    },
    withdraw: async () => {
      const { userErrors } = await withdraw({ variables: { input } });
      for (const { message } of userErrors) alerts.error(message);
      if (userErrors.length === 0 && comment.status === 'VISIBLE') changeCount(-1);
    },
    bringBack: async () => {
      const { userErrors } = await bringBack({ variables: { input } });
      for (const { message } of userErrors) alerts.error(message);
      if (userErrors.length === 0) changeCount(1);
    },
    like: async (value: LikeValue | null) => {
      const { likesCount, dislikesCount, myLike: mine } = comment;
      const { mine: myLike, ...counted } = withLike({ likesCount, dislikesCount, mine }, value);
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
