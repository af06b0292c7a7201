// A question beside the list of its test: fetched when it is opened, and written in place.
import type { Ref } from 'react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { Text } from '../../ui/index.ts';
import { QuestionForm, type QuestionHandle } from './QuestionForm.tsx';
import type { TestPlace } from './QuestionsTab.tsx';
import type { PartOfTest } from './testParts.ts';
import type { QuestionPanelQuery } from '../../__generated__/QuestionPanelQuery.graphql.ts';

export function QuestionPanel({
  questionId,
  ...form
}: {
  questionId: string;
  testId: string;
  /** What its topics are among. */
  subjectId: string | null;
  place: TestPlace;
  parts: readonly PartOfTest[];
  isReadOnly: boolean;
  isShuffled: boolean;
  handle: Ref<QuestionHandle>;
}) {
  const { node } = useLazyQuery<QuestionPanelQuery>(
    graphql`
      query QuestionPanelQuery($id: ID!) @throwOnFieldError {
        node(id: $id) {
          ... on TestQuestion {
            ...QuestionForm_question @alias(as: "question")
          }
        }
      }
    `,
    { id: questionId },
    { fetchPolicy: 'store-and-network' },
  );
  if (!node?.question) return <Text tone="muted">Вопроса больше нет: его удалили.</Text>;
  return <QuestionForm question={node.question} {...form} />;
}
