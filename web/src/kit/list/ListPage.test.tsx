// A list screen with test rows: state in the address, selection, and query variables.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button, nameColumn, numberColumn, type TableSelection } from '../../ui/index.ts';
import { renderUi } from '../../ui/testing.tsx';
import { choice, flag, values } from '../pages/addressParameters.ts';
import { listAddress } from './listAddress.ts';
import { ListFilter } from './filter/ListFilter.tsx';
import { ListPage, type ListColumns } from './ListPage.tsx';
import { ListTabs } from './ListTabs.tsx';
import { useList } from './useList.ts';
import type { Pagination } from './usePages.ts';

const fruitList = listAddress({
  sorting: { name: 'NAME' },
  views: { tab: choice(['fresh', 'dried']) },
  conditions: { kind: values(), ripe: flag },
});

interface Fruit {
  id: string;
  name: string;
  weight: number;
}

const fruits: Fruit[] = ['Айва', 'Банан', 'Вишня'].map((name, index) => ({
  id: String(index),
  name,
  weight: index * 1000,
}));

const columns: ListColumns<Fruit, typeof fruitList> = {
  name: nameColumn(({ name }) => name),
  weight: numberColumn('Вес', ({ weight }) => weight),
};

interface Situation {
  at?: string;
  rows?: Fruit[];
  mayChange?: boolean;
  isDone?: boolean;
}

function start({ at = '', rows = fruits, mayChange = true, isDone = true }: Situation = {}) {
  const run = vi.fn<(selection: TableSelection, totalCount: number) => Promise<boolean>>();
  run.mockResolvedValue(isDone);
  const create = vi.fn<() => void>();
  const loadNext = vi.fn<Pagination<unknown, { counts: boolean }>['loadNext']>();
  const refetch = vi.fn<Pagination<unknown, unknown>['refetch']>();

  function FruitListScreen() {
    const connection = { totalCount: rows.length * 10, edges: rows.map((node) => ({ node })) };
    const list = useList(
      fruitList,
      { data: { fruits: connection }, hasNext: true, isLoadingNext: false, loadNext, refetch },
      (data) => data.fruits,
      { size: 24, next: { counts: false } },
    );
    const { kind, ripe } = list.state;
    return (
      <ListPage
        id="fruits"
        list={list}
        title="Фрукты"
        search={{ label: 'Поиск по фруктам', placeholder: 'Название' }}
        tabs={
          <ListTabs
            list={list}
            label="Вид"
            names={{ fresh: 'Свежие', dried: 'Сушёные' }}
            countIn={() => 1}
          />
        }
        filter={
          <ListFilter
            list={list}
            conditions={[
              kind.length > 0 && { words: `Сорт: ${kind.join(', ')}`, without: { kind: [] } },
              ripe && { words: 'Спелые', without: { ripe: false } },
            ]}
          >
            <Button onClick={() => list.change({ ripe: true })}>Только спелые</Button>
          </ListFilter>
        }
        actions={<Button onClick={list.refresh}>Обновить</Button>}
        columns={columns}
        rowLabel={({ name }) => name}
        rowActions={() => []}
        create={mayChange && { label: 'Добавить фрукт', onClick: create }}
        bulk={
          mayChange && [
            { label: 'Съесть', icon: null, run: (chosen) => run(chosen, list.totalCount) },
          ]
        }
        start={{ title: 'Фруктов пока нет', text: 'Фрукты растут на деревьях.', icon: null }}
      />
    );
  }

  const view = renderUi(<div>Вход</div>, { '/fruits': <FruitListScreen /> });
  const address = () => view.router.state.location.search;
  const open = async () => {
    await view.router.navigate(`/fruits${at}`);
    await screen.findByRole('heading', { name: /Фрукты/ });
  };
  return { ...view, address, open, run, create, loadNext, refetch };
}

const box = (name: string) => screen.findByRole('checkbox', { name: `Выбрать: ${name}` });
const bar = () => screen.queryByRole('region', { name: 'Действия с выбранным' });
const search = () => screen.getByRole('textbox', { name: 'Поиск по фруктам' });

describe('the address of a list', () => {
  it('includes the search without a new history entry, and keeps the other parameters', async () => {
    const { user, router, address, open } = start({ at: '?tab=dried&sort=-name' });
    await open();
    await user.type(search(), 'ва');
    await waitFor(() => expect(new URLSearchParams(address()).get('search')).toBe('ва'));
    expect(new URLSearchParams(address()).get('sort')).toBe('-name');
    expect(new URLSearchParams(address()).get('tab')).toBe('dried');
    await router.navigate(-1);
    expect(await screen.findByText('Вход')).toBeVisible();
  });

  it('includes the sort by a click on a sortable column', async () => {
    const { user, address, open } = start();
    await open();
    const head = (name: string) => screen.getByRole('columnheader', { name });
    await user.click(within(head('Название')).getByRole('button'));
    expect(address()).toBe('?sort=name');
    await user.click(within(head('Название')).getByRole('button'));
    expect(address()).toBe('?sort=-name');
    expect(within(head('Вес')).queryByRole('button')).toBeNull();
  });

  it('includes conditions, which are removed one by one or all at once', async () => {
    const { user, address, open } = start({ at: '?tab=dried&kind=a&sort=name' });
    await open();
    await user.click(screen.getByRole('button', { name: 'Фильтр' }));
    await user.click(await screen.findByRole('button', { name: 'Только спелые' }));
    expect(address()).toBe('?tab=dried&kind=a&ripe=1&sort=name');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Убрать фильтр «Сорт: a»' }));
    expect(address()).toBe('?tab=dried&ripe=1&sort=name');
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    expect(address()).toBe('?tab=dried&sort=name');
    expect(screen.queryByRole('button', { name: 'Сбросить' })).toBeNull();
  });

  it('keeps search and sort in another tab', async () => {
    const { open } = start({ at: '?search=ва&tab=dried&sort=name' });
    await open();
    const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
    expect(link(/Свежие/)).toBe('/fruits?search=%D0%B2%D0%B0&sort=name');
    expect(screen.getByRole('link', { name: /Сушёные/ })).toHaveAttribute('aria-current', 'page');
  });
});

describe('the selection of a list', () => {
  it('survives a new sort, but not a new search', async () => {
    const { user, router, open } = start();
    await open();
    await user.click(await box('Банан'));
    await router.navigate('/fruits?sort=name');
    const head = screen.getByRole('columnheader', { name: 'Название' });
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    expect(await box('Банан')).toBeChecked();
    await router.navigate('/fruits?search=б');
    await waitFor(() => expect(bar()).toBeNull());
    expect(await box('Банан')).not.toBeChecked();
  });

  it('is passed to the action, also as all matches, and is cleared after success', async () => {
    const { user, run, open } = start();
    await open();
    await user.click(await box('Банан'));
    await user.click(screen.getByRole('button', { name: /^Выбрать все/ }));
    await user.click(screen.getByRole('button', { name: 'Съесть' }));
    expect(run).toHaveBeenCalledWith({ ids: new Set(['1']), allMatching: true }, 30);
    await waitFor(() => expect(bar()).toBeNull());
  });

  it('stays when nothing was changed', async () => {
    const { user, run, open } = start({ isDone: false });
    await open();
    await user.click(await box('Банан'));
    await user.click(screen.getByRole('button', { name: 'Съесть' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(await box('Банан')).toBeChecked();
  });

  it('is disabled without any bulk action', async () => {
    const { open } = start({ mayChange: false });
    await open();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Добавить фрукт' })).toBeNull();
  });
});

describe('a list without rows', () => {
  it('shows its purpose and the main action', async () => {
    const { user, create, open } = start({ rows: [], at: '?tab=dried' });
    await open();
    expect(screen.getByText('Фруктов пока нет')).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: 'Добавить фрукт' });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) await user.click(button);
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('shows that nothing matches, and offers to clear the filter', async () => {
    const { user, address, open } = start({ rows: [], at: '?search=ъ&tab=dried&sort=name' });
    await open();
    expect(screen.queryByText('Фруктов пока нет')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Сбросить фильтр' }));
    expect(address()).toBe('?tab=dried&sort=name');
  });
});

describe('the rows of a list', () => {
  it('load by pages, without the totals of the first page', async () => {
    const { user, loadNext, open } = start();
    await open();
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    const extra = { UNSTABLE_extraVariables: { counts: false } };
    expect(loadNext).toHaveBeenCalledWith(24, expect.objectContaining(extra));
  });

  it('report a failed page', async () => {
    const { user, loadNext, open } = start();
    loadNext.mockImplementation((_count, { onComplete }) => onComplete(new Error('offline')));
    await open();
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    expect(await screen.findByText('Произошла ошибка')).toBeVisible();
  });

  it.each([
    ['at least one page', 3, 24],
    ['as many as shown', 57, 57],
    ['at most the gateway’s page size', 240, 100],
  ])('are refetched: %s', async (_, shown, count) => {
    const rows = Array.from({ length: shown }, (_, index) => ({
      id: String(index),
      name: String(index),
      weight: 0,
    }));
    const { user, refetch, open } = start({ rows });
    await open();
    await user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(refetch).toHaveBeenCalledWith({ count }, { fetchPolicy: 'network-only' });
  });
});
