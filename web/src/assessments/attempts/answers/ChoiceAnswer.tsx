// A choice of one answer, or of all right ones.
import { useId } from 'react';
import { Button, chakra, Checkbox, Fieldset, RichText } from '../../../ui/index.ts';
import { isReadOnly, textIdOf, type AnswerProps } from './answerProps.ts';
import { ButtonRow } from './inputs.ts';
import { AuthorComment, OutcomeMark } from './review/reviewMarks.tsx';
import { commentOf, outcomeOf } from './review/readReview.ts';

export function ChoiceAnswer(props: AnswerProps) {
  const { question, answer, onChange, review } = props;
  const name = useId();
  const isOne = question.type === 'radio';
  const fixed = isReadOnly(props);
  const chosen = new Set(answer?.answers_id);
  const choose = (id: number, isOn: boolean) => {
    if (isOne) return onChange({ answers_id: [id] });
    const answers_id = question.answers
      .map((choice) => choice.id)
      .filter((each) => (each === id ? isOn : chosen.has(each)));
    onChange(answers_id.length === 0 ? null : { answers_id });
  };
  return (
    <Fieldset disabled={fixed} aria-describedby={textIdOf(question)}>
      <legend>{isOne ? 'Выберите один ответ' : 'Выберите все верные ответы'}</legend>
      <Choices>
        {question.answers.map(({ id, value }) => {
          const outcome = shownOutcome(props, id);
          return (
            <li key={id} data-outcome={outcome ?? undefined}>
              <label>
                {isOne ? (
                  <input
                    type="radio"
                    name={name}
                    checked={chosen.has(id)}
                    onChange={() => choose(id, true)}
                  />
                ) : (
                  <Checkbox checked={chosen.has(id)} onChange={(isOn) => choose(id, isOn)} />
                )}
                <RichText html={value} />
              </label>
              {review && (
                <div>
                  <OutcomeMark outcome={outcome}>
                    {outcome === 'missed' ? 'Верный ответ, не отмечен' : undefined}
                  </OutcomeMark>
                  <AuthorComment html={commentOf(review, id)} />
                </div>
              )}
            </li>
          );
        })}
      </Choices>
      {isOne && !fixed && answer !== null && (
        <ButtonRow mt="1">
          <Button
            size="sm"
            variant="ghost"
            onClick={({ currentTarget }) => {
              // The button disappears, so the focus moves to the first choice.
              currentTarget.closest('fieldset')?.querySelector('input')?.focus();
              onChange(null);
            }}
          >
            Снять выбор
          </Button>
        </ButtonRow>
      )}
    </Fieldset>
  );
}

/** Derives the outcome from the right answers when the outcome itself is hidden. */
function shownOutcome({ answer, review }: AnswerProps, id: number) {
  const outcome = outcomeOf(review, id);
  if (outcome !== null || !review?.right) return outcome;
  const isRight = review.right.answers.some((each) => each.id === id && each.correct);
  const isChosen = answer?.answers_id?.includes(id) === true;
  if (isRight) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : null;
}

const Choices = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    m: '0',
    mt: '1',
    p: '0',
    listStyle: 'none',
    '& > li': { border: '1px solid', borderColor: 'line', borderRadius: 'lg', bg: 'surface' },
    '& > li:has(:checked)': { borderColor: 'primary', bg: 'primarySoft' },
    '& > li:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary' },
    '& > li[data-outcome=right]': { borderColor: 'success', bg: 'successSoft' },
    '& > li[data-outcome=wrong]': { borderColor: 'danger', bg: 'dangerSoft' },
    '& > li[data-outcome=missed]': { borderColor: 'warning', borderStyle: 'dashed' },
    '& label': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      minH: '11',
      px: '3',
      py: '2.5',
      cursor: 'pointer',
    },
    '& label > div': { flex: '1', minW: '0' },
    '& input': { flexShrink: 0, m: '0', mt: '1', boxSize: '18px', outline: 'none' },
    '& input[type=radio]': { accentColor: 'var(--chakra-colors-primary)' },
    '& li > div': { mt: '-1.5', px: '3', pb: '2.5', ps: '42px' },
    '& li > div:empty': { display: 'none' },
    '& label:has(:disabled)': { cursor: 'default' },
  },
});
