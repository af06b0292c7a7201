// Problems of a form’s fields as a whole.
import { expect, test } from 'vitest';
import type { Condition } from './conditions.ts';
import { operatorsFor, validateFields, type DefinedField } from './problems.ts';

const field = (key: string, rest: Partial<DefinedField> = {}): DefinedField => ({
  key,
  type: 'custom_field',
  label: null,
  text: null,
  customField: { id: key.codePointAt(0) ?? 0, name: key, type: 'string' },
  condition: null,
  ...rest,
});

const asks = (key: string, operator: 'is' | 'contains' | 'filled', value: string | null = null) =>
  ({ match: 'all', rules: [{ field: key, operator, value }] }) satisfies Condition;

const messages = (...fields: DefinedField[]) =>
  validateFields(fields).map(({ message }) => message);

test('a form cannot ask for a role', () => {
  const role = { id: 1, name: 'Роль', type: 'choose_role' } as const;
  expect(messages(field('r', { customField: role }))).toEqual([
    'Поле «Роль» в форме не спросить: роли выдают сотрудники',
  ]);
});

test('a valid form has no problems', () => {
  expect(messages(field('a'), field('b', { condition: asks('a', 'is', 'да') }))).toEqual([]);
});

test('each field occurs once', () => {
  const email = field('e', { type: 'email', customField: null });
  expect(messages(field('a'), field('a'), email, { ...email, key: 'f' })).toEqual([
    'Поле «a» в форме уже есть',
    'Поле «Почта» в форме уже есть',
  ]);
});

test('a condition refers to a field of the form with a suitable operator', () => {
  const line = field('l', { type: 'line', customField: null });
  const day = field('d', { customField: { id: 1, name: 'День', type: 'date' } });
  expect(messages(field('b', { condition: asks('a', 'filled') }))).toEqual([
    'Поля, о котором говорит условие, в форме нет',
  ]);
  expect(messages(line, field('b', { condition: asks('l', 'filled') }))).toEqual([
    'На «Линия» не отвечают: условие о нём невозможно',
  ]);
  expect(messages(day, field('b', { condition: asks('d', 'contains', '1') }))).toEqual([
    'Так поле «День» не сравнить',
  ]);
  expect(messages(field('a'), field('b', { condition: asks('a', 'is', ' ') }))).toEqual([
    'Укажите, с чем сравнить поле «a»',
  ]);
});

test('a condition refers to a variable of the list, if these are known', () => {
  const who = { id: 1, name: 'Кто вы', type: 'list' } as const;
  const asking = field('b', { condition: asks('w', 'is', '17') });
  const about = (variables: number[] | null) =>
    messages(field('w', { customField: { ...who, variables } }), asking);
  expect([about([16, 17]), about(null)]).toEqual([[], []]);
  expect(about([16])).toEqual(['Варианта, с которым сравнивают поле «Кто вы», больше нет']);
});

test('fields that depend on each other are named in the order of the cycle', () => {
  expect(
    messages(
      field('a', { label: 'Возраст', condition: asks('b', 'filled') }),
      field('b', { label: 'Класс', condition: asks('a', 'filled') }),
    ),
  ).toEqual(['Условия ходят по кругу: «Возраст» → «Класс» → «Возраст»']);
});

test('conditions on files can only test whether there are any', () => {
  const file = { id: 1, name: 'Работа', type: 'file' } as const;
  expect(operatorsFor({ type: 'custom_field', customField: file })).toEqual(['filled', 'empty']);
});
