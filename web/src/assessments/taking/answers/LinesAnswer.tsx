// Several lines, each with its own label.
import { longestGiven } from '@kafedra/common/assessments';
import { FieldFrame, Stack } from '../../../ui/index.ts';
import { isFixed, textIdOf, textIn, withText, type AnswerProps } from './answerProps.ts';
import { BlankReview } from './BlankReview.tsx';
import { LineBox } from './boxes.ts';

export function LinesAnswer(props: AnswerProps) {
  const { question, answer, onChange, review } = props;
  return (
    <Stack gap="3" maxW="560px">
      {question.answers.map(({ id, value, sort }) => (
        <div key={id}>
          <FieldFrame label={value || `Ответ ${sort}`} error={null}>
            {(control) => (
              <LineBox
                {...control}
                aria-describedby={textIdOf(question)}
                autoComplete="off"
                maxLength={longestGiven.line}
                disabled={isFixed(props)}
                value={textIn(answer, id)}
                onChange={({ currentTarget }) =>
                  onChange(
                    withText(question, answer, id, currentTarget.value.slice(0, longestGiven.line)),
                  )
                }
              />
            )}
          </FieldFrame>
          <BlankReview review={review} blankId={id} />
        </div>
      ))}
    </Stack>
  );
}
