// Blanks that learners type into, each with what is taken for right: in a text by the numbers of their marks, or each with
// its name.
import { Input, useField } from '../../../ui/index.ts';
import { emptyAnswer } from '../changedKind.ts';
import type { AnswerDraft } from '../questionValues.ts';
import { Blank, shownBlanks, useBlanks } from './Blank.tsx';
import { FieldRows } from './FieldRows.tsx';
import { Rows } from './Rows.tsx';

/** Of blanks that stand in the text: what fills each. */
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

/** Of fields that stand below the text: their names, and what fills each. */
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
