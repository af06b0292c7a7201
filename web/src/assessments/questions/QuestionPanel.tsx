// The question opened beside the list: loads it and shows its form.
import type { Ref } from 'react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { Text } from '../../ui/index.ts';
import { QuestionForm, type QuestionHandle } from './QuestionForm.tsx';
import type { TestPlace } from './QuestionsTab.tsx';
import type { PartOfTest } from './test-parts/testParts.ts';
import type { QuestionPanelQuery } from '../../__generated__/QuestionPanelQuery.graphql.ts';

export function QuestionPanel({
  questionId,
  ...form
}: {
  questionId: string;
  testId: string;
  /** Global id of the subject whose topics can be selected. */
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
