// A question that the staff tries out, with what judges the answer.
import { Button, Card, Flex, Stack, Text } from '../../ui/index.ts';
import type { QuestionValues } from '../questions/questionValues.ts';
import { useTrial } from '../questions/useTrial.tsx';

export function TriedQuestion({
  heading,
  values,
  isShuffledByTest,
}: {
  heading: string;
  values: QuestionValues;
  isShuffledByTest: boolean;
}) {
  const trial = useTrial(values, isShuffledByTest);
  return (
    <Card title={heading}>
      {trial === null ? (
        <Text tone="muted">У вопроса ещё нет типа: ответить на него нельзя.</Text>
      ) : (
        <Stack gap="4">
          {trial.view}
          <Flex gap="3">
            <Button variant="primary" onClick={trial.turn}>
              {trial.isJudged ? 'Исправить ответ' : 'Проверить'}
            </Button>
            <Button variant="ghost" onClick={trial.anew}>
              Заново
            </Button>
          </Flex>
        </Stack>
      )}
    </Card>
  );
}
