// Items that learners sort; here they are in the right order.
import { useField, htmlToText, type TextUploads } from '../../../ui/index.ts';
import { emptyAnswer } from '../convertAnswers.ts';
import type { AnswerDraft } from '../questionValues.ts';
import { AnswerText } from './AnswerText.tsx';
import { choiceName, richTextRow } from './ChoicesField.tsx';
import { FieldRows } from './FieldRows.tsx';

export function OrderingField({ name, uploads }: { name: string; uploads: TextUploads }) {
  const { field, error } = useField<readonly AnswerDraft[]>(name, {
    words: {
      label: 'Правильный порядок',
      show: (all) => all.map(({ value }) => htmlToText(value)).join(' → ') || 'пусто',
    },
  });
  return (
    <FieldRows
      label="Правильный порядок"
      hint="Сверху вниз; ученик увидит их вперемешку"
      error={error}
      rows={field.value}
      blank={emptyAnswer}
      typed={richTextRow}
      most={100}
      nameOf={choiceName}
      onChange={field.onChange}
    >
      {(answer, index, change) => (
        <AnswerText
          label={`Место ${index + 1}`}
          placeholder={index < field.value.length ? '' : 'Добавить'}
          value={answer.value}
          onChange={(value) => change({ value })}
          onBlur={field.onBlur}
          uploads={uploads}
        />
      )}
    </FieldRows>
  );
}
