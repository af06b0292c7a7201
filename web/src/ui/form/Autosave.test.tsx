// Automatic saving of a form: after a pause, one update at a time, with a status note.
import { useRef } from 'react';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi, stopClock } from '../testing.tsx';
import { SaveStatus, type SaveRest } from './Autosave.tsx';
import { TextField } from './fields.tsx';
import { Form, useForm, type SubmitResult } from './Form.tsx';

type Values = { name: string };

function Block({ onSubmit }: { onSubmit: (values: Values) => Promise<SubmitResult> }) {
  const form = useForm<Values>({ defaultValues: { name: '' } });
  const rest = useRef<SaveRest | null>(null);
  return (
    <Form form={form} onSubmit={onSubmit} autosave={rest}>
      <TextField name="name" label="Название" />
      <SaveStatus />
    </Form>
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('saves after a pause, and saves changes made meanwhile after that', async () => {
  stopClock();
  const sent: string[] = [];
  let answer: (result: SubmitResult) => void = () => {};
  const onSubmit = ({ name }: Values) => {
    sent.push(name);
    return new Promise<SubmitResult>((resolve) => {
      answer = resolve;
    });
  };
  const { user } = renderUi(<Block onSubmit={onSubmit} />);
  const box = screen.getByRole('textbox', { name: 'Название' });
  await user.type(box, 'Све');
  await pass(400);
  await user.type(box, 'т');
  expect(sent).toEqual([]);
  await pass(800);
  expect(sent).toEqual(['Свет']);
  expect(screen.getByText('Сохраняется…')).toBeVisible();
  await user.type(box, ' и тень');
  await pass(800);
  expect(sent).toEqual(['Свет']);
  answer(null);
  await pass(100);
  expect(sent).toEqual(['Свет', 'Свет и тень']);
  answer(null);
  await pass(100);
  expect(screen.getByText('Сохранено')).toBeVisible();
});

test('shows an error, and saves again with the next change', async () => {
  stopClock();
  const onSubmit = vi
    .fn<(values: Values) => Promise<SubmitResult>>()
    .mockResolvedValueOnce([{ message: 'Нет связи' }])
    .mockResolvedValue(null);
  const { user } = renderUi(<Block onSubmit={onSubmit} />);
  const box = screen.getByRole('textbox', { name: 'Название' });
  await user.type(box, 'а');
  await pass(800);
  expect(screen.getByText('Не сохранено')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Нет связи');
  await user.type(box, 'б');
  await pass(800);
  expect(onSubmit).toHaveBeenLastCalledWith({ name: 'аб' });
  expect(screen.getByText('Сохранено')).toBeVisible();
});

test('sends a correction that was typed before the error arrived', async () => {
  stopClock();
  const answers: ((result: SubmitResult) => void)[] = [];
  const onSubmit = vi.fn<(values: Values) => Promise<SubmitResult>>(
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const { user } = renderUi(<Block onSubmit={onSubmit} />);
  const box = screen.getByRole('textbox', { name: 'Название' });
  await user.type(box, 'а');
  await pass(800);
  await user.type(box, 'б');
  await pass(800);
  answers[0]?.([{ message: 'Слишком коротко' }]);
  await pass(100);
  expect(onSubmit).toHaveBeenLastCalledWith({ name: 'аб' });
  answers[1]?.(null);
  await pass(100);
  expect(screen.getByText('Сохранено')).toBeVisible();
});
