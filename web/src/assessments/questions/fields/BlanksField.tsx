// Blanks that learners type into, each with its accepted answers: in the text by number, or below it by name.
import { Input, useField } from '../../../ui/index.ts';
import { emptyAnswer } from '../convertAnswers.ts';
import type { AnswerDraft } from '../questionValues.ts';
import { Blank, shownBlanks, useBlanks } from './Blank.tsx';
import { FieldRows } from './FieldRows.tsx';
import { Rows } from './Rows.tsx';

/** Blanks in the text and their accepted answers. */
export function BlanksField({ name }: { name: string }) {
  const { blanks, change, remove, field, error } = useBlanks(name, 'Ответы для пропусков');
  return (
    <Blank.List label="Ответы для пропусков" error={error} count={blanks.length}>
      {blanks.map(({ answer, isInText }) => (
        <Blank
          key={answer.sort}
          number={answer.sort}
          isInText={isInText}
          onRemove={() => remove(answer.sort)}
        >
          <Variants
            label={`Правильные ответы для пропуска ${answer.sort}`}
            answer={answer}
            onChange={(variants) => change(answer.sort, { variants })}
            onBlur={field.onBlur}
          />
        </Blank>
      ))}
    </Blank.List>
  );
}

/** Named fields below the text and their accepted answers. */
export function NamedBlanksField({ name }: { name: string }) {
  const { field, error } = useField<readonly AnswerDraft[]>(name, {
    words: { label: 'Поля для ответа', show: shownBlanks },
  });
  return (
    <FieldRows
      label="Поля для ответа"
      hint="Название увидит ученик; под ним — что считать правильным"
      error={error}
      rows={field.value}
      blank={emptyAnswer}
      typed={(value) => ({ value })}
      most={50}
      nameOf={({ value }, index) => value || `поле ${index + 1}`}
      onChange={field.onChange}
    >
      {(answer, index, change) => (
        <>
          <Input
            aria-label={`Название поля ${index + 1}`}
            placeholder={index < field.value.length ? 'Название поля' : 'Добавить поле'}
            maxLength={1000}
            value={answer.value}
            onChange={({ currentTarget }) => change({ value: currentTarget.value })}
            onBlur={field.onBlur}
          />
          {index < field.value.length && (
            <Blank.Inside>
              <Variants
                label={`Правильные ответы для поля ${index + 1}`}
                answer={answer}
                onChange={(variants) => change({ variants })}
                onBlur={field.onBlur}
              />
            </Blank.Inside>
          )}
        </>
      )}
    </FieldRows>
  );
}

function Variants({
  label,
  answer: { variants },
  onChange,
  onBlur,
}: {
  label: string;
  answer: AnswerDraft;
  onChange: (variants: AnswerDraft['variants']) => void;
  onBlur: () => void;
}) {
  return (
    <Rows
      label={label}
      rows={variants}
      blank={{ id: null, value: '' }}
      typed={(value) => ({ value })}
      most={50}
      nameOf={({ value }, index) => value || `ответ ${index + 1}`}
      onChange={onChange}
      isOrdered={false}
    >
      {({ value }, index, change) => (
        <Input
          aria-label={`${label}: ${index + 1}`}
          placeholder={index < variants.length ? '' : 'Добавить правильный ответ'}
          maxLength={1000}
          value={value}
          onChange={({ currentTarget }) => change({ value: currentTarget.value })}
          onBlur={onBlur}
        />
      )}
    </Rows>
  );
}
