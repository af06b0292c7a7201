// Blanks within the text of a question: typed, or filled from a list.
import type { ReactNode } from 'react';
import { blankMark, longestGiven, withBlanks } from '@kafedra/common/assessments';
import { chakra, RichText, Stack } from '../../../ui/index.ts';
import {
  isReadOnly,
  textIdOf,
  blankText,
  withBlankText,
  type AnswerProps,
  type AnswerableQuestion,
} from './answerProps.ts';
import { BlankOutcome, BlankReview } from './review/BlankReview.tsx';
import { BlankInput, AnswerSelect } from './inputs.ts';
import { outcomeOf } from './review/readReview.ts';

export function TypedBlanksAnswer(props: AnswerProps) {
  const { question, answer, onChange } = props;
  return (
    <BlankedText {...props}>
      {(blank, label) => {
        const text = blankText(answer, blank.id);
        return (
          <BlankInput
            aria-label={label}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={longestGiven.line}
            // Width in characters, for browsers that can't size an input by its content.
            htmlSize={Math.min(40, Math.max(8, text.length + 1))}
            disabled={isReadOnly(props)}
            value={text}
            onChange={({ currentTarget: { value } }) =>
              onChange(withBlankText(question, answer, blank.id, value.slice(0, longestGiven.line)))
            }
          />
        );
      }}
    </BlankedText>
  );
}

export function ChosenBlanksAnswer(props: AnswerProps) {
  const { question, answer, onChange } = props;
  const chosen = new Map(answer?.items?.map(({ answer_id, item_id }) => [answer_id, item_id]));
  const choose = (blankId: number, itemId: number | undefined) => {
    const items = question.answers.flatMap(({ id }) => {
      const item_id = id === blankId ? itemId : chosen.get(id);
      return item_id === undefined ? [] : [{ answer_id: id, item_id }];
    });
    onChange(items.length === 0 ? null : { items });
  };
  return (
    <BlankedText {...props}>
      {(blank, label) => (
        <AnswerSelect
          inText
          aria-label={label}
          disabled={isReadOnly(props)}
          value={chosen.get(blank.id) ?? ''}
          onChange={({ currentTarget: { value } }) =>
            choose(blank.id, value === '' ? undefined : Number(value))
          }
        >
          <option value="">Выберите</option>
          {question.select_input_items
            .filter(({ answer_id }) => answer_id === blank.id)
            .map(({ id, value }) => (
              <option key={id} value={id}>
                {value}
              </option>
            ))}
        </AnswerSelect>
      )}
    </BlankedText>
  );
}

type Blank = AnswerableQuestion['answers'][number];

function BlankedText({
  question,
  review,
  children,
}: AnswerProps & { children: (blank: Blank, label: string) => ReactNode }) {
  const labelOf = ({ sort, value }: Blank) =>
    value ? `Пропуск ${sort}: ${value}` : `Пропуск ${sort}`;
  return (
    <Stack gap="2">
      <RichText
        id={textIdOf(question)}
        html={withBlanks(question.question, slot)}
        slotOf={(number) => {
          const blank = question.answers.find(({ sort }) => String(sort) === number);
          // A mark without a blank: the question is incomplete.
          if (!blank) return blankMark(Number(number));
          return (
            <>
              {children(blank, labelOf(blank))}
              {review && <BlankOutcome outcome={outcomeOf(review, blank.id)} />}
            </>
          );
        }}
      />
      {review &&
        question.answers.map((blank) => (
          <chakra.div key={blank.id} _empty={{ display: 'none' }}>
            <BlankReview review={review} blankId={blank.id} name={labelOf(blank)} />
          </chakra.div>
        ))}
    </Stack>
  );
}

const slot = (number: number): string => `<slot name="${number}"></slot>`;
