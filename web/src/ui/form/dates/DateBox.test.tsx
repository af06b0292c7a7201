// Typing, picking and clearing dates.
import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing.tsx';
import { DateBox, type DateBoxProps } from './DateBox.tsx';
import { DateField } from './DateField.tsx';
import { Form, useForm } from '../Form.tsx';
import { SubmitButton } from '../SubmitButton.tsx';

type StartProps = Partial<DateBoxProps> & { onChosen?: (value: string | null) => void };

function Start({ onChosen, value: first = '2026-09-15', ...props }: StartProps) {
  const [value, setValue] = useState(first);
  return (
    <DateBox
      label="Начало"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChosen?.(next);
      }}
      {...props}
    />
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Начало' });
const calendar = () => screen.findByRole('dialog', { name: 'Начало' });
const day = (name: RegExp) => screen.findByRole('button', { name });

describe('a day', () => {
  it('is shown in Russian format, and picked from a calendar', async () => {
    const onChosen = vi.fn();
    const { user } = renderUi(<Start onChosen={onChosen} />);
    expect(box().value).toBe('15.09.2026');

    await user.click(box());
    await user.click(await day(/22 сентября 2026/u));
    expect(onChosen.mock.calls).toEqual([['2026-09-22']]);
    expect(box().value).toBe('22.09.2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(box()));
  });

  it('is picked from weeks starting on Monday, with Russian names', async () => {
    const { user } = renderUi(<Start />);
    await user.click(box());
    const weekdays = [...(await calendar()).querySelectorAll('th')].map((cell) => cell.textContent);
    expect(weekdays).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']);
    const month = within(await calendar()).getByRole<HTMLSelectElement>('combobox', {
      name: /месяц/iu,
    });
    expect(month.selectedOptions[0]?.textContent).toBe('сентябрь');
  });

  it('can be in another year, which is selected directly', async () => {
    const { user } = renderUi(<Start min="2026-08-01" />);
    await user.click(box());
    const year = within(await calendar()).getByRole('combobox', { name: /год/iu });
    await user.selectOptions(year, '2028');
    await user.click(await day(/ 5 сентября 2028/u));
    expect(box().value).toBe('05.09.2028');
  });

  it('is found with arrow keys; Esc changes nothing', async () => {
    const onChosen = vi.fn();
    const { user } = renderUi(<Start onChosen={onChosen} />);
    box().focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(async () => expect(document.activeElement).toBe(await day(/15 сентября 2026/u)));
    await user.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(onChosen).not.toHaveBeenCalled();

    await user.keyboard('{Enter}');
    await day(/15 сентября 2026/u);
    await user.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    expect(onChosen.mock.calls).toEqual([['2026-09-21']]);
  });

  it('stays within its bounds', async () => {
    const { user } = renderUi(<Start min="2026-09-10" max="2026-09-20" />);
    await user.click(box());
    expect((await day(/ 9 сентября 2026/u)).getAttribute('aria-disabled')).toBe('true');
    expect((await day(/10 сентября 2026/u)).getAttribute('aria-disabled')).toBeNull();
    expect((await day(/21 сентября 2026/u)).getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Сегодня' })).toBeNull();
  });

  it('is typed as digits over the old value, also with the calendar open', async () => {
    const onChosen = vi.fn();
    const { user } = renderUi(<Start onChosen={onChosen} />);
    await user.tab();
    await user.keyboard('01022027');
    expect(onChosen.mock.calls).toEqual([['2027-02-01']]);
    expect(box().value).toBe('01.02.2027');

    await user.click(box());
    await day(/ 1 февраля 2027/u);
    await user.keyboard('03');
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await user.keyboard('042027');
    expect(onChosen.mock.lastCall).toEqual(['2027-04-03']);
    expect(box().value).toBe('03.04.2027');
  });

  it('is typed over an incomplete date, with the calendar open or closed', async () => {
    const { user } = renderUi(<Start value={null} />);
    await user.tab();
    await user.keyboard('0109');
    await user.tab();
    await user.tab({ shift: true });
    await user.keyboard('0209');
    expect(box().value).toBe('02.09');

    await user.click(box());
    await calendar();
    await user.keyboard('20092026');
    await waitFor(() => expect(box().value).toBe('20.09.2026'));
  });

  it.each(['010926', '1.9.26'])('typed as %s is in this century', async (typed) => {
    const onChosen = vi.fn();
    const { user } = renderUi(<Start value={null} onChosen={onChosen} />);
    await user.tab();
    await user.keyboard(typed);
    await user.tab();
    expect(onChosen.mock.lastCall).toEqual(['2026-09-01']);
    expect(box().value).toBe('01.09.2026');
  });

  it('shows the error of an invalid date, and keeps the old value', async () => {
    const onChosen = vi.fn();
    const { user } = renderUi(<Start onChosen={onChosen} min="2026-09-10" />);
    await user.tab();
    await user.keyboard('31022027');
    expect(screen.getByText('Такого дня нет: проверьте число и месяц')).toBeInTheDocument();
    await user.clear(box());
    await user.keyboard('0909');
    expect(screen.queryByText(/^Допишите дату/u)).toBeNull();
    await user.tab();
    expect(screen.getByText(/^Допишите дату/u)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Очистить: Начало' }));
    await user.keyboard('09092026');
    expect(screen.getByText('Не раньше 10.09.2026')).toBeInTheDocument();
    expect(onChosen.mock.calls.every(([value]) => value === null)).toBe(true);
  });

  it('is cleared by the button and by Delete, and keeps the focus', async () => {
    const onChosen = vi.fn();
    const { user } = renderUi(<Start onChosen={onChosen} />);
    await user.click(screen.getByRole('button', { name: 'Очистить: Начало' }));
    expect(onChosen.mock.calls).toEqual([[null]]);
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
    expect(screen.queryByRole('button', { name: 'Очистить: Начало' })).toBeNull();

    await user.click(box());
    await user.click(await screen.findByRole('button', { name: 'Сегодня' }));
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await user.keyboard('{Delete}');
    expect(onChosen.mock.lastCall).toEqual([null]);
  });
});

it('works as a form field', async () => {
  const onSubmit = vi.fn();
  function Course() {
    const form = useForm<{ start: string | null }>({ defaultValues: { start: null } });
    return (
      <Form form={form} onSubmit={onSubmit}>
        <DateField name="start" label="Начало" required />
        <SubmitButton>Сохранить</SubmitButton>
      </Form>
    );
  }
  const { user } = renderUi(<Course />);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Обязательное поле');
  const field = screen.getByRole('combobox', { name: /Начало/u });
  await waitFor(() => expect(document.activeElement).toBe(field));

  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Сегодня' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0].start).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
});
