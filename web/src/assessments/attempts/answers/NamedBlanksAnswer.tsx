// Several lines, each with its own label.
import { longestGiven } from '@kafedra/common/assessments';
import { FieldFrame, Stack } from '../../../ui/index.ts';
import { isReadOnly, textIdOf, blankText, withBlankText, type AnswerProps } from './answerProps.ts';
import { BlankReview } from './review/BlankReview.tsx';
import { AnswerTextInput } from './inputs.ts';

export function NamedBlanksAnswer(props: AnswerProps) {
  const { question, answer, onChange, review } = props;
  return (
    <Stack gap="3" maxW="560px">
      {question.answers.map(({ id, value, sort }) => (
        <div key={id}>
          <FieldFrame label={value || `Ответ ${sort}`} error={null}>
            {(control) => (
              <AnswerTextInput
                {...control}
                aria-describedby={textIdOf(question)}
                autoComplete="off"
                maxLength={longestGiven.line}
                disabled={isReadOnly(props)}
                value={blankText(answer, id)}
                onChange={({ currentTarget }) =>
                  onChange(
                    withBlankText(
                      question,
                      answer,
                      id,
                      currentTarget.value.slice(0, longestGiven.line),
                    ),
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
