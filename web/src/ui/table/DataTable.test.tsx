// Tables: rows, sorting, selection and columns, by mouse and keyboard.
import { useState } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EmptyState } from '../layout/states.tsx';
import { renderUi } from '../testing.tsx';
import { DataTable } from './DataTable.tsx';
import { emptySelection, type Columns, type DataTableProps, type TableSelection } from './types.ts';

type Course = { id: string; name: string; students: number };

const names = ['Физика', 'Химия', 'Биология', 'История', 'Литература'];
const courses: Course[] = names.map((name, index) => ({
  id: String(index + 1),
  name,
  students: index * 10,
}));

type Sorted = 'name' | 'students';

const columns: Columns<Course, Sorted> = {
  name: {
    header: 'Название',
    isRowHeader: true,
    cell: (course) => course.name,
    link: (course) => `/courses/${course.id}`,
  },
  students: {
    header: 'Ученики',
    align: 'end',
    cell: (course) => course.students,
  },
  note: { header: 'Заметка', hiddenAtFirst: true, cell: () => 'тайная' },
};

type TableProps = Partial<DataTableProps<Course, Sorted>> & {
  onSelected?: (selection: TableSelection) => void;
};

function Table({ onSelected, ...props }: TableProps) {
  const [selection, setSelection] = useState(emptySelection);
  return (
    <DataTable
      id="courses"
      label="Курсы"
      columns={columns}
      sortable={['name', 'students']}
      rows={courses}
      rowLabel={(course) => course.name}
      totalCount={241}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next);
        onSelected?.(next);
      }}
      empty={<EmptyState kind="filter" onReset={() => {}} />}
      {...props}
    />
  );
}

const box = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Выбрать: ${name}` });
const allBox = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Выбрать все показанные' });
const bar = () => screen.queryByRole('region', { name: 'Действия с выбранным' });
const chosen = () => names.filter((name) => box(name).checked);
const head = (name: string) => screen.getByRole('columnheader', { name });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name, 'u') });

describe('a table', () => {
  it('is a grid with labelled and counted rows that link to their records', () => {
    renderUi(<Table />);
    const grid = screen.getByRole('grid', { name: 'Курсы' });
    expect(grid.getAttribute('aria-rowcount')).toBe('242');
    expect(
      within(grid)
        .getByRole('rowheader', { name: 'Химия' })
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/courses/2');
    expect(row('Химия').getAttribute('aria-rowindex')).toBe('3');
    expect(screen.getByText('Показано 5 из 241')).toBeTruthy();
  });

  it('shows the empty state without rows', () => {
    renderUi(<Table rows={[]} totalCount={0} />);
    expect(screen.getByText('Ничего не найдено')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('shows skeletons while loading', () => {
    renderUi(<Table rows={[]} isLoading />);
    expect(screen.queryByText('Ничего не найдено')).toBeNull();
    expect(screen.getByRole('grid').querySelectorAll('tbody tr').length).toBeGreaterThan(5);
  });

  it('keeps the old rows while others load', () => {
    renderUi(<Table isRefetching />);
    expect(row('Физика')).toBeTruthy();
    expect(screen.getByRole('grid').closest('[aria-busy=true]')).not.toBeNull();
  });
});

describe('sorting', () => {
  it('sorts by a column, and reverses on the second click', async () => {
    const onSort = vi.fn();
    const { user } = renderUi(
      <Table sort={{ column: 'name', descending: false }} onSort={onSort} />,
    );
    expect(head('Название').getAttribute('aria-sort')).toBe('ascending');
    expect(head('Ученики').hasAttribute('aria-sort')).toBe(false);
    await user.click(within(head('Название')).getByRole('button'));
    await user.click(within(head('Ученики')).getByRole('button'));
    expect(onSort.mock.calls).toEqual([
      [{ column: 'name', descending: true }],
      [{ column: 'students', descending: false }],
    ]);
  });
});

describe('selection', () => {
  it('shows a bar with the count until it is cleared', async () => {
    const { user } = renderUi(<Table />);
    expect(bar()).toBeNull();
    await user.click(box('Химия'));
    await user.click(box('История'));
    expect(bar()?.textContent).toContain('Выбрано 2');
    expect(row('Химия').getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Снять выделение' }));
    expect(bar()).toBeNull();
    expect(chosen()).toEqual([]);
  });

  it('selects a range with Shift', async () => {
    const { user } = renderUi(<Table />);
    await user.click(box('Химия'));
    await user.keyboard('{Shift>}');
    await user.click(box('Литература'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['Химия', 'Биология', 'История', 'Литература']);
  });

  it('shows in the header whether none, some or all rows are selected', async () => {
    const { user } = renderUi(<Table />);
    const state = () => (allBox().indeterminate ? 'some' : allBox().checked ? 'all' : 'none');
    expect(state()).toBe('none');
    await user.click(box('Физика'));
    expect(state()).toBe('some');
    await user.click(allBox());
    expect([state(), chosen().length]).toEqual(['all', 5]);
    await user.click(allBox());
    expect([state(), chosen().length]).toEqual(['none', 0]);
  });

  it('can include all matches, until a row is deselected', async () => {
    const onSelected = vi.fn<(selection: TableSelection) => void>();
    const { user } = renderUi(<Table onSelected={onSelected} />);
    await user.click(box('Физика'));
    await user.click(screen.getByRole('button', { name: 'Выбрать все 241' }));
    expect(onSelected.mock.lastCall?.[0].allMatching).toBe(true);
    expect(bar()?.textContent).toContain('Выбрано 241');
    expect(chosen()).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Выбрать все 241' })).toBeNull();

    await user.click(box('Химия'));
    expect(onSelected.mock.lastCall?.[0]).toEqual({
      ids: new Set(['1', '3', '4', '5']),
      allMatching: false,
    });
  });
});

describe('the keyboard', () => {
  it('moves between rows, selects and opens', async () => {
    const { user, router } = renderUi(<Table />, { '/courses/:id': 'Курс' });
    row('Физика').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(row('Биология'));
    await user.keyboard(' ');
    expect(chosen()).toEqual(['Биология']);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(row('Литература'));
    await user.keyboard('{Enter}');
    await screen.findByText('Курс');
    expect(router.state.location.pathname).toBe('/courses/5');
  });
});

describe('columns', () => {
  const openSettings = async (user: ReturnType<typeof renderUi>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    return screen.findByRole('dialog', { name: 'Столбцы и высота строк' });
  };

  it('are selected by the user and stored', async () => {
    const first = renderUi(<Table />);
    expect(screen.queryByRole('columnheader', { name: 'Заметка' })).toBeNull();
    const settings = await openSettings(first.user);
    expect(
      within(settings).getByRole<HTMLInputElement>('checkbox', { name: 'Название' }).disabled,
    ).toBe(true);
    await first.user.click(within(settings).getByRole('checkbox', { name: 'Заметка' }));
    await first.user.click(within(settings).getByRole('checkbox', { name: 'Ученики' }));
    await first.user.click(within(settings).getByRole('radio', { name: 'Плотные' }));
    first.unmount();

    const second = renderUi(<Table />);
    expect(head('Заметка')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Ученики' })).toBeNull();
    expect(screen.getByRole('grid').dataset['density']).toBe('dense');

    const again = await openSettings(second.user);
    await second.user.click(within(again).getByRole('button', { name: 'Вернуть как было' }));
    await second.user.keyboard('{Escape}');
    expect(await screen.findByRole('columnheader', { name: 'Ученики' })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Заметка' })).toBeNull();
  });

  it('have defaults when stored settings are invalid', () => {
    localStorage.setItem('kafedra.table.courses', '{"columns":{"students":"нет"},"density":7');
    renderUi(<Table />);
    expect(head('Ученики')).toBeTruthy();
  });
});

describe('more rows', () => {
  it('load near the end, and not again after a failure', async () => {
    const observers: { callback: IntersectionObserverCallback }[] = [];
    class Watcher {
      constructor(callback: IntersectionObserverCallback) {
        observers.push({ callback });
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Watcher);
    const come = (...near: boolean[]) =>
      observers.at(-1)?.callback(
        near.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
        {} as IntersectionObserver,
      );
    const onLoadMore = vi.fn();
    renderUi(<Table hasNext onLoadMore={onLoadMore} />);
    come(false, true);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    come(true);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(onLoadMore).toHaveBeenCalledTimes(2);
    vi.unstubAllGlobals();
  });
});

describe('a long table', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    id: String(index),
    name: `Курс ${String(index)}.`,
    students: index,
  }));

  it('renders only rows near the window, and can focus the last one', async () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    const { user } = renderUi(<Table rows={many} totalCount={5000} />);
    const drawn = () => screen.getByRole('grid').querySelectorAll('tr[data-index]').length;
    expect(drawn()).toBeGreaterThan(10);
    expect(drawn()).toBeLessThan(60);
    row('Курс 0\\.').focus();
    await user.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toBe(row('Курс 4999\\.')));
    expect(drawn()).toBeLessThan(60);
    vi.restoreAllMocks();
  });
});

describe('the menu of a row', () => {
  it('acts on the row whose button was pressed', async () => {
    const onAction = vi.fn();
    const rowActions = (course: Course) => [
      { id: 'rename', label: 'Переименовать', onAction: () => onAction(course.name) },
    ];
    const { user } = renderUi(<Table rowActions={rowActions} />);
    await user.click(screen.getByRole('button', { name: 'Действия: История' }));
    await screen.findByRole('menu', { name: 'Действия: История' });
    await user.click(screen.getByRole('menuitem', { name: 'Переименовать' }));
    expect(onAction.mock.calls).toEqual([['История']]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('on a phone', () => {
  it('rows are cards with the same contents and actions', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
    }));
    const { user } = renderUi(<Table />);
    const cards = within(screen.getByRole('list', { name: 'Курсы' })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual(names);
    expect(cards[1]?.textContent).toContain('Ученики10');
    await user.click(box('Химия'));
    expect(bar()?.textContent).toContain('Выбрано 1');
    vi.unstubAllGlobals();
  });
});
