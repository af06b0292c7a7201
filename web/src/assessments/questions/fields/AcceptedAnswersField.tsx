// The accepted answers of a short text or numeric question.
import { Flex, Input, useField } from '../../../ui/index.ts';
import { emptyAnswer } from '../convertAnswers.ts';
import type { AnswerDraft } from '../questionValues.ts';
import { FieldRows } from './FieldRows.tsx';

export function AcceptedAnswersField({ name, isNumber }: { name: string; isNumber: boolean }) {
  const { field, error } = useField<readonly AnswerDraft[]>(name, {
    words: {
      label: 'Правильные ответы',
      show: (all) => all.map(({ value }) => value).join('; ') || 'пусто',
    },
  });
  return (
    <FieldRows
      label="Правильные ответы"
      hint={
        isNumber
          ? 'Подойдёт любой из них. Дробь — через запятую или точку'
          : 'Подойдёт любой из них. Пробелы по краям и «ё» значения не имеют'
      }
      error={error}
      rows={field.value}
      blank={emptyAnswer}
      typed={(value) => ({ value, correct: true })}
      most={50}
      nameOf={({ value }, index) => value || `ответ ${index + 1}`}
      onChange={field.onChange}
      isOrdered={false}
    >
      {(answer, index, change) => (
        <Flex gap="2" wrap="wrap">
          <Input
            aria-label={`Правильный ответ ${index + 1}`}
            placeholder={index < field.value.length ? '' : 'Добавить ответ'}
            flex="1 1 140px"
            w="auto"
            inputMode={isNumber ? 'decimal' : 'text'}
            maxLength={1000}
            value={answer.value}
            onChange={({ currentTarget }) => change({ value: currentTarget.value, correct: true })}
            onBlur={field.onBlur}
          />
          {isNumber && (
            <Input
              aria-label={`Погрешность ответа ${index + 1}`}
              placeholder="± 0"
              flex="0 1 110px"
              maxW="110px"
              inputMode="decimal"
              maxLength={20}
              value={answer.tolerance}
              disabled={index >= field.value.length}
              onChange={({ currentTarget }) => change({ tolerance: currentTarget.value })}
              onBlur={field.onBlur}
            />
          )}
        </Flex>
      )}
    </FieldRows>
  );
}
