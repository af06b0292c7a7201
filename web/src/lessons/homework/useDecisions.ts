// The mutations of homework checkers: accept, return, comment, and withdraw a decision.
import { graphql } from 'react-relay';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useAction } from '../../kit/actions/useAction.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type { UserError } from '../../kit/network/mutationResult.ts';
import { pointsOf } from './workStates.ts';
import type { useDecisionsAcceptMutation } from '../../__generated__/useDecisionsAcceptMutation.graphql.ts';
import type { useDecisionsCommentMutation } from '../../__generated__/useDecisionsCommentMutation.graphql.ts';
import type { useDecisionsReturnMutation } from '../../__generated__/useDecisionsReturnMutation.graphql.ts';
import type { useDecisionsTakeBackMutation } from '../../__generated__/useDecisionsTakeBackMutation.graphql.ts';

export type Verdict = 'accept' | 'return' | 'comment';

interface Decision {
  id: string;
  /** The learner's name, for the message. */
  name: string;
  verdict: Verdict;
  points: number;
  text: string;
  fileIds: readonly string[];
  seenMessageId: number;
}

/**
 * Sends a decision; resolves to the errors, empty on success. Decisions can be undone for a while.
 */
export function useDecisions(): (decision: Decision) => Promise<readonly UserError[]> {
  const alerts = useAlerts();
  // The list may no longer contain the submission.
  const refresh = useFreshPage();
  const [accept] = useMutation<useDecisionsAcceptMutation>(graphql`
    mutation useDecisionsAcceptMutation($input: AcceptHomeworkInput!) {
      acceptHomework(input: $input) {
        homeworkWork {
          ...WorkPanel_work
          ...WorkList_works
        }
        ...userErrors_payload
      }
    }
  `);
  const [sendBack] = useMutation<useDecisionsReturnMutation>(graphql`
    mutation useDecisionsReturnMutation($input: ReturnHomeworkInput!) {
      returnHomework(input: $input) {
        homeworkWork {
          ...WorkPanel_work
          ...WorkList_works
        }
        ...userErrors_payload
      }
    }
  `);
  const [comment] = useMutation<useDecisionsCommentMutation>(graphql`
    mutation useDecisionsCommentMutation($input: ReplyToHomeworkInput!) {
      replyToHomework(input: $input) {
        homeworkWork {
          ...WorkPanel_work
          ...WorkList_works
        }
        ...userErrors_payload
      }
    }
  `);
  const [takeBack] = useAction<useDecisionsTakeBackMutation>(
    graphql`
      mutation useDecisionsTakeBackMutation($input: TakeHomeworkBackInput!) {
        takeHomeworkBack(input: $input) {
          homeworkWork {
            ...WorkPanel_work
            ...WorkList_works
          }
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );

  return async ({ id, name, verdict, points, text, fileIds, seenMessageId }) => {
    const said = { id, text, fileIds: [...fileIds] };
    const decided = (words: string) =>
      alerts.withUndo(`${words}: ${name}`, () => void takeBack({ variables: { input: { id } } }));
    if (verdict === 'comment') {
      const { response, userErrors } = await comment({ variables: { input: said } });
      if (response && userErrors.length === 0) alerts.success('Комментарий отправлен');
      return userErrors;
    }
    const { response, userErrors } =
      verdict === 'accept'
        ? await accept({ variables: { input: { ...said, points, seenMessageId } } })
        : await sendBack({ variables: { input: { ...said, seenMessageId } } });
    if (response && userErrors.length === 0) {
      decided(verdict === 'accept' ? `Принято на ${pointsOf(points)}` : 'Возвращено');
    }
    return userErrors;
  };
}
