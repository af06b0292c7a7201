// Personal column settings: order and widths, stored until they are reset.
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../testing.tsx';
import { DataTable } from './DataTable.tsx';
import type { TableSettings } from './settings.ts';
import type { Columns } from './types.ts';

type Course = { id: string; name: string };

const columns: Columns<Course> = {
  name: { header: 'Название', isRowHeader: true, cell: ({ name }) => name },
  type: { header: 'Тип', width: 120, cell: () => 'Курс' },
  students: { header: 'Ученики', width: 100, cell: () => 7 },
  price: { header: 'Цена', width: 90, cell: () => 'Бесплатно' },
};

const Table = ({ of = columns, usual }: { of?: typeof columns; usual?: TableSettings }) => (
  <DataTable
    id="courses"
    defaultSettings={usual}
    label="Курсы"
    columns={of}
    rows={[{ id: '1', name: 'Физика' }]}
    rowLabel={({ name }) => name}
    empty={null}
  />
);

// The open settings hide the headers from screen readers.
const headers = () =>
  [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
const widths = () =>
  [...document.querySelectorAll<HTMLElement>('col')].map(({ style }) => style.width);

async function settingsOf(user: ReturnType<typeof renderUi>['user']) {
  await user.click(screen.getByRole('button', { name: 'Столбцы' }));
  return within(await screen.findByRole('dialog', { name: 'Столбцы и высота строк' }));
}

describe('the order of columns', () => {
  it('is changed by steps, stored, and reset; the row header stays first', async () => {
    const { user, unmount } = renderUi(<Table />);
    const settings = await settingsOf(user);
    expect(settings.getByRole('button', { name: 'Выше: Тип' })).toBeDisabled();
    expect(settings.getByRole('button', { name: 'Ниже: Название' })).toBeDisabled();
    await user.click(settings.getByRole('button', { name: 'Ниже: Тип' }));
    await user.click(settings.getByRole('button', { name: 'Выше: Цена' }));
    expect(headers()).toEqual(['Название', 'Ученики', 'Цена', 'Тип']);
    unmount();

    const again = renderUi(<Table />);
    expect(headers()).toEqual(['Название', 'Ученики', 'Цена', 'Тип']);
    const settingsAgain = await settingsOf(again.user);
    await again.user.click(settingsAgain.getByRole('button', { name: 'Вернуть как было' }));
    expect(headers()).toEqual(['Название', 'Тип', 'Ученики', 'Цена']);
  });

  it('includes new columns and drops removed ones', () => {
    localStorage.setItem(
      'kafedra.table.courses',
      JSON.stringify({ order: ['name', 'price', 'gone', 'students', 'type'] }),
    );
    const later = { header: 'Начало', cell: () => 'завтра' };
    const { name, type, students, price } = columns;
    renderUi(<Table of={{ name, type, later, students, price } as typeof columns} />);
    expect(headers()).toEqual(['Название', 'Цена', 'Ученики', 'Тип', 'Начало']);
  });
});

describe('the default settings of a table', () => {
  const usual: TableSettings = {
    columns: { students: false, type: true },
    order: ['name', 'price', 'type'],
    widths: { price: 200 },
    density: 'normal',
  };

  it('apply until the user changes them, and after a reset', async () => {
    const { user } = renderUi(<Table usual={usual} />);
    expect(headers()).toEqual(['Название', 'Цена', 'Тип']);
    expect(widths()).toEqual(['', '200px', '120px']);
    const settings = await settingsOf(user);
    await user.click(settings.getByRole('checkbox', { name: 'Ученики' }));
    await user.click(settings.getByRole('checkbox', { name: 'Тип' }));
    expect(headers()).toEqual(['Название', 'Цена', 'Ученики']);
    await user.click(settings.getByRole('button', { name: 'Вернуть как было' }));
    expect(headers()).toEqual(['Название', 'Цена', 'Тип']);
  });

  it('are not stored, even after changing back to them', async () => {
    const { user } = renderUi(<Table usual={usual} />);
    const settings = await settingsOf(user);
    await user.click(settings.getByRole('checkbox', { name: 'Тип' }));
    expect(localStorage.getItem('kafedra.table.courses')).not.toBeNull();
    await user.click(settings.getByRole('checkbox', { name: 'Тип' }));
    expect(headers()).toEqual(['Название', 'Цена', 'Тип']);
    expect(localStorage.getItem('kafedra.table.courses')).toBeNull();
  });
});

describe('the width of a column', () => {
  it('follows the dragged edge of its header, and is reset by a double click', () => {
    renderUi(<Table />);
    expect(widths()).toEqual(['', '120px', '100px', '90px']);
    const edge = screen.getByRole('columnheader', { name: 'Тип' }).querySelector('.edge');
    if (!edge) throw new Error('the head has no edge');
    fireEvent.pointerDown(edge, { button: 0, clientX: 100 });
    // jsdom has no layout, so the column starts with width 0.
    fireEvent.pointerMove(edge, { clientX: 340 });
    fireEvent.pointerUp(edge);
    fireEvent.pointerMove(edge, { clientX: 500 });
    expect(widths()).toEqual(['', '240px', '100px', '90px']);
    fireEvent.doubleClick(edge);
    expect(widths()).toEqual(['', '120px', '100px', '90px']);
  });

  it('is set by keyboard within limits, and reset when empty', async () => {
    const { user } = renderUi(<Table />);
    const settings = await settingsOf(user);
    const field = settings.getByRole('spinbutton', { name: 'Ширина: Ученики' });
    fireEvent.change(field, { target: { value: '150' } });
    expect(widths()[2]).toBe('150px');
    fireEvent.change(field, { target: { value: '9000' } });
    expect(widths()[2]).toBe('150px');
    await user.clear(field);
    expect(widths()[2]).toBe('100px');
    await user.keyboard('{ArrowUp}');
    expect(widths()[2]).toBe('110px');
  });
});
