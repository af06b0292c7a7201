// A long text answer; a submitted one is shown as it was typed.
import { longestGiven } from '@kafedra/common/assessments';
import { chakra, FieldFrame, formatNumber, LongInput } from '../../../ui/index.ts';
import { textAnswer, isReadOnly, textIdOf, type AnswerProps } from './answerProps.ts';
import { Note } from './review/reviewMarks.tsx';

export function LongAnswer(props: AnswerProps) {
  const { answer, onChange } = props;
  return (
    <LongText {...props} text={answer?.text ?? ''} onText={(text) => onChange(textAnswer(text))} />
  );
}

/** The text input, which can be one part of an answer. */
export function LongText({
  text,
  onText,
  ...props
}: AnswerProps & { text: string; onText: (text: string) => void }) {
  const { question, review } = props;
  if (review) return text === '' ? <Note>Текста нет.</Note> : <Written>{text}</Written>;
  const most = longestGiven.text;
  return (
    <FieldFrame
      label="Ответ"
      hint={`${formatNumber(text.length)} из ${formatNumber(most)} знаков`}
      error={text.length >= most ? `Больше ${formatNumber(most)} знаков не поместится` : null}
    >
      {(control) => (
        <Long
          {...control}
          aria-describedby={[textIdOf(question), control['aria-describedby']].join(' ')}
          maxLength={most}
          disabled={isReadOnly(props)}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value.slice(0, most))}
        />
      )}
    </FieldFrame>
  );
}

const Long = chakra(LongInput, {
  base: { maxH: '70vh', fontSize: 'lg', lineHeight: '24px' },
});

const Written = chakra('p', {
  base: {
    px: '4',
    py: '3',
    borderRadius: 'lg',
    bg: 'soft',
    fontSize: 'lg',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
