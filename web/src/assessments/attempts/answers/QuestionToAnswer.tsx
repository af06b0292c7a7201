// A question with its input, and with its review afterwards.
import { chakra, RichText, Stack, Text } from '../../../ui/index.ts';
import { AnswerInput } from './AnswerInput.tsx';
import { textIdOf, type FileAnswerProps } from './answerProps.ts';
import { ScoreSummary } from './review/reviewMarks.tsx';

export function QuestionToAnswer(props: FileAnswerProps) {
  const { question, review } = props;
  const hasBlanks = question.type === 'text_input' || question.type === 'select_input';
  return (
    <Stack gap="4" minW="0">
      {!hasBlanks && <RichText id={textIdOf(question)} html={question.question} />}
      <AnswerInput {...props} />
      {review && (
        <ScoreSummary state={review.state} points={review.points} maxPoints={question.max_points} />
      )}
      {review?.comment && (
        <Said>
          <Text fontWeight="medium" mb="1">
            Комментарий преподавателя
          </Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {review.comment}
          </Text>
        </Said>
      )}
      {review?.solution && (
        <Said>
          <Text fontWeight="medium" mb="1">
            Решение
          </Text>
          <RichText html={review.solution} />
        </Said>
      )}
    </Stack>
  );
}

const Said = chakra('section', {
  base: { px: '4', py: '3', borderRadius: 'lg', bg: 'soft' },
});
