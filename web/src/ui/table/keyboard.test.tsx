// Using a table by keyboard: focusing, selecting and acting on rows, and where the focus goes.
import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useConfirm } from '../overlay/confirm.tsx';
import { EmptyState } from '../layout/states.tsx';
import { renderUi } from '../testing.tsx';
import { DataTable } from './DataTable.tsx';
import { emptySelection, type Columns, type TableSelection } from './types.ts';

type Course = { id: string; name: string };

const columns: Columns<Course> = {
  name: { header: 'Название', isRowHeader: true, cell: (course) => course.name },
};

function Table({ names = ['Физика', 'Химия', 'Биология', 'История'], opened = vi.fn() }) {
  const [courses, setCourses] = useState(() => names.map((name) => ({ id: name, name })));
  const [selection, setSelection] = useState(emptySelection);
  const confirm = useConfirm();
  const remove = async ({ ids }: TableSelection) => {
    if (!(await confirm({ title: 'Удалить?', confirmLabel: 'Да' }))) return;
    setCourses((all) => all.filter(({ id }) => !ids.has(id)));
    setSelection(emptySelection);
  };
  return (
    <DataTable
      id="courses"
      label="Курсы"
      columns={columns}
      rows={courses}
      rowLabel={(course) => course.name}
      totalCount={300}
      selection={selection}
      onSelectionChange={setSelection}
      selectionActions={(selected) => [
        { label: 'Закрыть', icon: <i />, onAction: () => opened('close') },
        { label: 'Удалить', icon: <i />, onAction: () => void remove(selected) },
      ]}
      rowActions={({ id, name }) => [
        { id: 'open', label: 'Изменить', onAction: () => opened(name) },
        {
          id: 'delete',
          label: 'Удалить',
          onAction: () => void remove({ ids: new Set([id]), allMatching: false }),
        },
      ]}
      empty={<EmptyState kind="filter" onReset={() => {}} />}
    />
  );
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(name, 'u') });
const chosen = () =>
  screen
    .getAllByRole('row', { selected: true })
    .map((line) => line.querySelector('th')?.textContent);

describe('rows', () => {
  it('are one tab stop with their controls', async () => {
    const { user } = renderUi(<Table />);
    row('Физика').focus();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'Выбрать: Химия' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Действия: Химия' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('grid')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('are added to the selection with Shift and removed again', async () => {
    const { user } = renderUi(<Table />);
    row('Химия').focus();
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['Химия', 'Биология', 'История']);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(chosen()).toEqual(['Химия', 'Биология']);
    expect(row('Биология')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('row', { selected: true })).toEqual([]);
  });

  it('are all selected in any keyboard layout', async () => {
    const { user } = renderUi(<Table />);
    row('Химия').focus();
    await user.keyboard('{Control>}[KeyA]{/Control}');
    expect(chosen()).toHaveLength(4);
  });

  it('open their menu with the menu key, and with Enter if they have no page', async () => {
    const opened = vi.fn();
    const { user } = renderUi(<Table opened={opened} />);
    row('Химия').focus();
    await user.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Изменить' })).toHaveFocus());
    expect(screen.getByRole('dialog', { name: 'Действия: Химия' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row('Химия')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Изменить' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(opened.mock.calls).toEqual([['Химия']]);
  });
});

describe('actions on selected rows', () => {
  it('are reached with one key, as are the rows from there', async () => {
    const { user } = renderUi(<Table />);
    row('Химия').focus();
    await user.keyboard(' {F6}');
    expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus();
    await user.keyboard('{F6}');
    expect(row('Химия')).toHaveFocus();
  });

  it('leave the focus on the next row, otherwise the previous one, otherwise the list', async () => {
    const { user } = renderUi(<Table names={['Физика', 'Химия', 'Биология']} />);
    const removeHere = async () => {
      await user.keyboard(' {F6}{Tab}{Enter}');
      await screen.findByRole('alertdialog');
      await user.click(screen.getByRole('button', { name: 'Да' }));
    };
    row('Физика').focus();
    await user.keyboard('{ArrowDown}');
    await removeHere();
    await waitFor(() => expect(row('Биология')).toHaveFocus());
    await removeHere();
    await waitFor(() => expect(row('Физика')).toHaveFocus());
    await removeHere();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Ничего не найдено'));
  });

  it('leave the focus likewise when run from a row’s menu', async () => {
    const { user } = renderUi(<Table />);
    row('Химия').focus();
    await user.keyboard('{Shift>}{F10}{/Shift}');
    await user.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    await user.click(await screen.findByRole('button', { name: 'Да' }));
    await waitFor(() => expect(row('Биология')).toHaveFocus());
  });
});
