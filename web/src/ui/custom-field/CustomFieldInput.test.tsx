// Inputs for each type of custom field.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Form, SubmitButton, useForm } from '../index.ts';
import { renderUi } from '../testing.tsx';
import { CustomFieldInput } from './CustomFieldInput.tsx';
import type { DescribedField } from './describedField.ts';
import { useShownFields } from './useShownFields.ts';

const plain: DescribedField = {
  databaseId: 1,
  name: 'Поле',
  type: 'STRING',
  multiple: false,
  listShowType: 'RADIO_CHECKBOX',
  variables: [],
};
const variables = [
  { databaseId: 7, value: 'Физика', dependentFields: [2], dependentVariables: [] },
  { databaseId: 8, value: 'Химия', dependentFields: [], dependentVariables: [9] },
];

function show(field: Partial<DescribedField>, values: string[] = [], required = false) {
  const onSubmit = vi.fn<(values: { own: string[] }) => null>(() => null);
  function Sheet() {
    const form = useForm({ defaultValues: { own: values } });
    return (
      <Form form={form} onSubmit={onSubmit}>
        <CustomFieldInput name="own" field={{ ...plain, ...field }} required={required} />
        <SubmitButton>Отправить</SubmitButton>
      </Form>
    );
  }
  const { user } = renderUi(<Sheet />);
  const send = async () => {
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    return onSubmit.mock.lastCall?.[0].own;
  };
  return { user, send };
}

it('stores one text, and no value when emptied', async () => {
  const { user, send } = show({ prompt: 'Например, А' });
  const box = screen.getByRole('textbox', { name: 'Поле' });
  expect(box).toHaveProperty('placeholder', 'Например, А');
  await user.type(box, 'Б');
  expect(await send()).toEqual(['Б']);
  await user.clear(box);
  expect(await send()).toEqual([]);
});

it('validates the type while typing', async () => {
  const { user, send } = show({ type: 'INTEGER' });
  await user.type(screen.getByRole('textbox', { name: 'Поле' }), 'два');
  expect(await screen.findByText('Введите целое число')).toBeTruthy();
  expect(await send()).toBeUndefined();
});

it('requires a value if marked so', async () => {
  const { send } = show({ type: 'LIST', variables }, [], true);
  expect(await send()).toBeUndefined();
  expect(screen.getByText('Обязательное поле')).toBeTruthy();
});

it('of a list stores option ids', async () => {
  const one = show({ type: 'LIST', variables }, ['7']);
  expect(screen.getByRole('radio', { name: 'Физика' })).toHaveProperty('checked', true);
  await one.user.click(screen.getByRole('radio', { name: 'Химия' }));
  expect(await one.send()).toEqual(['8']);
  await one.user.click(screen.getByRole('radio', { name: 'Не выбрано' }));
  expect(await one.send()).toEqual([]);
});

it('of a list with several values shows checkboxes', async () => {
  const { user, send } = show({ type: 'LIST', multiple: true, variables }, ['8']);
  await user.click(screen.getByRole('checkbox', { name: 'Физика' }));
  expect(await send()).toEqual(['8', '7']);
});

it('with several values can add and remove boxes', async () => {
  const { user, send } = show({ type: 'PHONE', multiple: true });
  await user.type(screen.getByRole('textbox', { name: 'Поле: 1' }), '+7 900 000-00-01');
  await user.click(screen.getByRole('button', { name: 'Добавить ещё' }));
  await user.type(screen.getByRole('textbox', { name: 'Поле: 2' }), '+7 900 000-00-02');
  expect(await send()).toEqual(['+7 900 000-00-01', '+7 900 000-00-02']);
  await user.click(screen.getByRole('button', { name: 'Убрать значение 1: Поле' }));
  expect(await send()).toEqual(['+7 900 000-00-02']);
});

it('of a date and time shows local time and stores the instant', async () => {
  const { send } = show({ type: 'DATETIME' }, [new Date('2026-12-31T10:30').toISOString()]);
  const time = screen.getByLabelText('Поле: время');
  expect(time).toHaveProperty('value', '10:30');
  fireEvent.change(time, { target: { value: '11:45' } });
  expect(await send()).toEqual([new Date('2026-12-31T11:45').toISOString()]);
});

it('of a long list is searched by typing', async () => {
  const { user, send } = show({ type: 'LIST', listShowType: 'SELECT', variables });
  await user.type(screen.getByRole('combobox', { name: 'Поле' }), 'хим');
  await user.click(await screen.findByRole('option', { name: 'Химия' }));
  expect(await send()).toEqual(['8']);
});

it('is shown, with its options, depending on another field', async () => {
  const second: DescribedField = { ...plain, databaseId: 2, name: 'Раздел', type: 'STRING' };
  const third: DescribedField = {
    ...plain,
    databaseId: 3,
    name: 'Тема',
    type: 'LIST',
    variables: [9, 10].map((databaseId) => ({
      databaseId,
      value: `Тема ${String(databaseId)}`,
      dependentFields: [],
      dependentVariables: [],
    })),
  };
  function Sheet() {
    const form = useForm({ defaultValues: { f1: [], f2: [], f3: ['9'] } });
    return (
      <Form form={form} onSubmit={() => null}>
        <Fields />
      </Form>
    );
  }
  function Fields() {
    const all = [{ ...plain, type: 'LIST' as const, variables }, second, third];
    return useShownFields(all, (id) => `f${String(id)}`).map((field) => (
      <CustomFieldInput
        key={field.databaseId}
        name={`f${String(field.databaseId)}`}
        field={field}
      />
    ));
  }
  const { user } = renderUi(<Sheet />);
  expect(screen.queryByRole('textbox', { name: 'Раздел' })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Тема 9' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Физика' }));
  expect(await screen.findByRole('textbox', { name: 'Раздел' })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Химия' }));
  expect(screen.queryByRole('textbox', { name: 'Раздел' })).toBeNull();
  expect(await screen.findByRole('radio', { name: 'Тема 9' })).toHaveProperty('checked', true);
});
