// An answer in one line: text or a number.
import { useState } from 'react';
import { Diff } from 'lucide-react';
import { longestGiven, readNumber } from '@kafedra/common/assessments';
import { chakra, FieldFrame, Flex, IconButton, Stack } from '../../../ui/index.ts';
import { textAnswer, isReadOnly, textIdOf, type AnswerProps } from './answerProps.ts';
import { AnswerTextInput } from './inputs.ts';
import { AuthorComment, OutcomeMark, AcceptedAnswers } from './review/reviewMarks.tsx';
import { acceptedIn, commentOf } from './review/readReview.ts';

export function ShortAnswer(props: AnswerProps) {
  const { question, answer, onChange, review } = props;
  const isNumber = question.type === 'numeric_input';
  const [isLeft, setLeft] = useState(false);
  const text = answer?.text ?? '';
  const change = (typed: string) => onChange(textAnswer(typed.slice(0, longestGiven.line)));
  const isOdd = isNumber && isLeft && text !== '' && readNumber(text) === null;
  const fixed = isReadOnly(props);
  return (
    <Stack gap="2" maxW={isNumber ? '320px' : '560px'}>
      <FieldFrame
        label="Ответ"
        hint={isNumber && !fixed ? 'Число, например 2,5' : undefined}
        error={isOdd && !fixed ? 'Это не число. Введите, например, 2,5 или −3' : null}
      >
        {(control) => (
          <Flex gap="2">
            <AnswerTextInput
              {...control}
              aria-describedby={described(textIdOf(question), control['aria-describedby'])}
              inputMode={isNumber ? 'decimal' : 'text'}
              autoComplete="off"
              maxLength={longestGiven.line}
              disabled={fixed}
              value={text}
              onChange={({ currentTarget }) => change(currentTarget.value)}
              onFocus={() => setLeft(false)}
              onBlur={() => setLeft(true)}
            />
            {isNumber && !fixed && (
              <OnTouch>
                <IconButton
                  variant="secondary"
                  icon={<Diff />}
                  label="Сменить знак"
                  disabled={text === ''}
                  onClick={() => change(withOtherSign(text))}
                />
              </OnTouch>
            )}
          </Flex>
        )}
      </FieldFrame>
      <LineReview review={review} isNumber={isNumber} />
    </Stack>
  );
}

function LineReview({ review, isNumber }: Pick<AnswerProps, 'review'> & { isNumber: boolean }) {
  if (!review) return null;
  const [taken] = review.parts ?? [];
  const takenId = taken && 'answer_id' in taken ? taken.answer_id : null;
  const { state } = review;
  const accepted = acceptedIn(review, null);
  return (
    <>
      {(state === 'right' || state === 'wrong') && <OutcomeMark outcome={state} />}
      {takenId === null ? (
        <>
          <AcceptedAnswers>
            {accepted.map(isNumber ? shownNumber : ({ value }) => value)}
          </AcceptedAnswers>
          {accepted.map(({ id }) => (
            <AuthorComment key={id} html={commentOf(review, id)} />
          ))}
        </>
      ) : (
        <AuthorComment html={commentOf(review, takenId)} />
      )}
    </>
  );
}

const shownNumber = ({ value, tolerance }: { value: string; tolerance: string | null }): string =>
  [value, ...(Number(tolerance ?? 0) === 0 ? [] : [tolerance ?? ''])]
    .map((number) => number.replace('.', ','))
    .join(' ± ');

const described = (...ids: (string | undefined)[]): string => ids.filter(Boolean).join(' ');

const withOtherSign = (text: string): string =>
  /^\s*[-−–]/.test(text) ? text.replace(/^\s*[-−–]\s*/, '') : `-${text.trimStart()}`;

/** Numeric keypads of phones have no minus key. */
const OnTouch = chakra('span', {
  base: {
    display: 'none',
    '@media (pointer: coarse)': { display: 'block' },
    '& button': { boxSize: '10' },
  },
});
