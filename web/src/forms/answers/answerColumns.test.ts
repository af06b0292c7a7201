// Tests the columns of answers, including those of removed fields.
import { expect, it } from 'vitest';
import { answerColumns, removedFields } from './answerColumns.ts';
import type { answerColumns_answer$key } from '../../__generated__/answerColumns_answer.graphql.ts';

/** Replaces inline fragments by their data. */
const answer = (...values: { ref: string; label: string; shown: string }[]) => {
  const held = values.map(({ ref, label, shown }) => ({
    ref,
    label,
    __fragments: { answerColumns_value: { shown, customFieldType: null } },
  }));
  const data = { databaseId: 1, createdAt: '2026-09-01T07:00:00.000Z', user: null, values: held };
  return { __fragments: { answerColumns_answer: data } } as unknown as answerColumns_answer$key;
};

it('shows a column for a removed field under its last name', () => {
  const answerableFields = [{ databaseId: 7, ref: 'who', name: 'Ученик', isSorted: true }];
  const answers = [
    answer({ ref: 'who', label: 'Ученик', shown: 'Глеб' }),
    answer(
      { ref: 'who', label: 'Ученик', shown: 'Вера' },
      { ref: 'town', label: 'Город', shown: 'Тверь' },
    ),
  ];
  const lost = removedFields(answers, answerableFields);
  expect(lost).toEqual([{ ref: 'town', name: 'Город (удалено)' }]);
  const columns = Object.values(answerColumns(answerableFields, lost, '/demo/forms/7'));
  expect(columns.map(({ header }) => header)).toEqual([
    'Отправлен',
    'Ученик',
    'Город (удалено)',
    'Пользователь',
  ]);
  expect(answers.map((each) => columns[2]?.cell(each))).toEqual(['—', 'Тверь']);
});
