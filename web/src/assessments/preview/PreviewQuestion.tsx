// A question in the staff preview, answered and judged in the browser.
import { graphql, useFragment } from 'react-relay';
import { Button, Card, Flex, Stack, Text } from '../../ui/index.ts';
import { readValues } from '../questions/questionValues.ts';
import { useQuestionPreview } from '../questions/question-preview/useQuestionPreview.tsx';
import type { PreviewQuestion_question$key } from '../../__generated__/PreviewQuestion_question.graphql.ts';

export function PreviewQuestion({
  heading,
  question: key,
  isShuffledByTest,
}: {
  heading: string;
  question: PreviewQuestion_question$key;
  isShuffledByTest: boolean;
}) {
  const question = useFragment<PreviewQuestion_question$key>(
    graphql`
      fragment PreviewQuestion_question on TestQuestion {
        ...questionValues_question
      }
    `,
    key,
  );
  const trial = useQuestionPreview(readValues(question), isShuffledByTest);
  return (
    <Card title={heading}>
      {trial === null ? (
        <Text tone="muted">У вопроса ещё нет типа: ответить на него нельзя.</Text>
      ) : (
        <Stack gap="4">
          {trial.view}
          <Flex gap="3">
            <Button variant="primary" onClick={trial.toggleJudged}>
              {trial.isJudged ? 'Исправить ответ' : 'Проверить'}
            </Button>
            <Button variant="ghost" onClick={trial.restart}>
              Заново
            </Button>
          </Flex>
        </Stack>
      )}
    </Card>
  );
}
