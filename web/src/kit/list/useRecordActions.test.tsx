// Actions on a list's records: mutations, confirmations, messages, and the state after failures.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { nameColumn, TextField, UiProvider, useForm } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { selectionOf, type BulkSelection } from '../relay/bulk.ts';
import type { BulkResponse } from '../relay/outcome.ts';
import { RecordModal } from '../record/RecordModal.tsx';
import { mutationOf } from '../testing/mutationOf.ts';
import { useCreate, useSubmit, type RecordDialogProps } from '../actions/useSubmit.ts';
import { listAddress } from './listAddress.ts';
import { ListPage, type ListColumns } from './ListPage.tsx';
import { useList } from './useList.ts';
import type { Pagination } from './usePages.ts';
import { useRecordActions } from './useRecordActions.tsx';

const fruitList = listAddress({ sorting: {} });

interface Fruit {
  id: string;
  name: string;
  viewerCanUpdate: boolean;
  viewerCanDelete: boolean;
}

type UserErrors = readonly { message: string; field: string | null }[];

interface Creation {
  variables: { input: { companyId: string; name: string } };
  response: { createFruit: { userErrors: UserErrors } };
}
interface Update {
  variables: { input: { id: string; name: string } };
  response: { updateFruit: { userErrors: UserErrors } };
}
interface Deletion {
  variables: {
    input: { companyId: string; fruits: BulkSelection<{ search: string | null }> };
    connections: string[];
  };
  response: BulkResponse;
}

const creation = mutationOf('createFruit');
const update = mutationOf('updateFruit');
const deletion = mutationOf('deleteFruits', {
  isDeletion: true,
  variables: ['input', 'connections'],
});

function FruitModal({ companyId, record, onDone }: RecordDialogProps<Fruit>) {
  const form = useForm({ defaultValues: { name: record?.name ?? '' } });
  const create = useCreate<Creation>(companyId, creation, onDone);
  const change = useSubmit<Update>(update, { onDone });
  return (
    <RecordModal
      record={record}
      creation={{ title: 'Новая груша', label: 'Посадить' }}
      changeTitle="Изменение груши"
      form={form}
      onSubmit={(values) => {
        const name = values.name.trim();
        return record ? change({ id: record.id, name }) : create({ name });
      }}
    >
      <TextField name="name" label="Название" required initialFocus />
    </RecordModal>
  );
}

const columns: ListColumns<Fruit, typeof fruitList> = { name: nameColumn(({ name }) => name) };

interface Situation {
  /** Number of matches; three rows are loaded. */
  totalCount: number;
  /** The user's permissions on the rows. */
  may: { viewerCanUpdate: boolean; viewerCanDelete: boolean };
}

function start({
  totalCount = 312,
  may = { viewerCanUpdate: true, viewerCanDelete: true },
}: Partial<Situation> = {}) {
  const environment = createMockEnvironment();
  const refetch = vi.fn<Pagination<unknown, unknown>['refetch']>();
  const row = (name: string): Fruit => ({ id: name, name, ...may });
  const fruits = {
    __id: 'shown fruits',
    totalCount,
    edges: ['Бере', 'Лада', 'Чижовская'].map((name) => ({ node: row(name) })),
  };

  function FruitListScreen() {
    const list = useList(
      fruitList,
      { data: { fruits }, hasNext: true, isLoadingNext: false, loadNext: vi.fn(), refetch },
      (data) => data.fruits,
    );
    const { create, menu, bulk } = useRecordActions<Deletion, Fruit>({
      companyId: 'C7',
      list,
      dialog: FruitModal,
      noun: ['груша', 'груши', 'груш'],
      accusative: 'грушу',
      deletion,
      input: (selection) => ({
        companyId: 'C7',
        fruits: selectionOf(selection, { search: list.search }),
      }),
      loss: (gone) => `${gone?.length ?? 'Много'} — и новые вырастут нескоро.`,
    });
    return (
      <ListPage
        id="fruits"
        list={list}
        title="Груши"
        search={{ label: 'Поиск по грушам', placeholder: 'Название' }}
        columns={columns}
        rowLabel={({ name }) => name}
        rowActions={(row) => menu(row, { id: 'eat', label: 'Съесть' })}
        create={{ label: 'Посадить грушу', onClick: create }}
        bulk={bulk}
        start={{ title: 'Груш пока нет', text: 'Груши растут на деревьях.', icon: null }}
      />
    );
  }

  const element = (
    <UiProvider>
      <FruitListScreen />
    </UiProvider>
  );
  const router = createMemoryRouter([{ path: '/', element }], {
    initialEntries: ['/?search=сорт'],
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const user = newUser();
  const sent = () => environment.mock.getAllOperations();
  return {
    user,
    refetch,
    sent,
    /** Resolves the only pending operation. */
    answer: async (data: object) => {
      await waitFor(() => expect(sent()).toHaveLength(1));
      const [operation] = sent();
      if (!operation) throw new Error('nothing was sent');
      act(() => environment.mock.resolve(operation, { data }));
      return operation.request.variables;
    },
    openMenu: async (name: string) => {
      await user.click(await press(`Действия: ${name}`));
      return screen.findByRole('menu');
    },
    choose: async (item: string) => {
      await user.click(await screen.findByRole('menuitem', { name: item }));
    },
    confirm: async (button: string) => {
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: button }));
      return question;
    },
  };
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const nameField = () => screen.findByRole('textbox', { name: 'Название' });
const wrong = { message: 'Такая груша уже есть', field: 'name' };

describe('a new record', () => {
  it('stays in the form on server errors, and refetches the list after success', async () => {
    const { user, answer, refetch } = start();
    await user.click(await press('Посадить грушу'));
    expect(await screen.findByRole('dialog', { name: 'Новая груша' })).toBeVisible();
    await user.click(await nameField());
    await user.paste('  Дюшес ');
    await user.click(await press('Посадить'));
    expect(await answer({ createFruit: { userErrors: [wrong] } })).toEqual({
      input: { companyId: 'C7', name: 'Дюшес' },
    });
    const name = await nameField();
    await waitFor(() => expect(name).toHaveAccessibleDescription('Такая груша уже есть'));
    expect(name).toHaveValue('  Дюшес ');
    expect(refetch).not.toHaveBeenCalled();

    await user.click(await press('Посадить'));
    await answer({ createFruit: { userErrors: [] } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is sent once on a double click', async () => {
    const { user, sent } = start();
    await user.click(await press('Посадить грушу'));
    await user.click(await nameField());
    await user.paste('Дюшес');
    await user.dblClick(await press('Посадить'));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('asks before unsaved values are lost', async () => {
    const { user, sent, confirm } = start();
    await user.click(await press('Посадить грушу'));
    await user.click(await nameField());
    await user.paste('Дюшес');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await confirm('Остаться');
    expect(await nameField()).toHaveValue('Дюшес');
    expect(sent()).toHaveLength(0);
  });
});

describe('a record of the list', () => {
  it('is edited in the same dialog, and the list is refetched', async () => {
    const { user, answer, refetch, openMenu, choose } = start();
    await openMenu('Лада');
    await choose('Изменить');
    expect(await screen.findByRole('dialog', { name: 'Изменение груши' })).toBeVisible();
    expect(await nameField()).toHaveValue('Лада');
    await user.type(await nameField(), ' 2');
    await user.click(await press('Сохранить'));
    expect(await answer({ updateFruit: { userErrors: [] } })).toEqual({
      input: { id: 'Лада', name: 'Лада 2' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('is deleted without the other matches', async () => {
    const { answer, openMenu, choose, confirm } = start();
    await openMenu('Лада');
    await choose('Удалить');
    const question = await confirm('Удалить');
    expect(question).toHaveTextContent('Удалить грушу «Лада»?');
    expect(question).toHaveTextContent('1 — и новые вырастут нескоро.');
    expect(
      await answer({ deleteFruits: { deletedCount: 1, skipped: null, userErrors: [] } }),
    ).toEqual({
      input: { companyId: 'C7', fruits: { ids: ['Лада'] } },
      connections: ['shown fruits'],
    });
    expect(await screen.findByText(/^Удалено: 1\sгруша$/u)).toBeVisible();
  });

  it('has its special actions between edit and delete', async () => {
    const { openMenu } = start();
    const items = within(await openMenu('Лада')).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Изменить', 'Съесть', 'Удалить']);
  });

  it.each([
    ['changed', { viewerCanUpdate: false, viewerCanDelete: true }, 'Изменить', 'Удалить'],
    ['deleted', { viewerCanUpdate: true, viewerCanDelete: false }, 'Удалить', 'Изменить'],
  ])('can’t be %s without permission', async (_, may, refused, given) => {
    const { openMenu } = start({ may });
    const menu = within(await openMenu('Лада'));
    expect(menu.getByRole('menuitem', { name: refused })).toHaveAttribute('aria-disabled', 'true');
    expect(menu.getByRole('menuitem', { name: given })).not.toHaveAttribute('aria-disabled');
  });
});

describe('many records', () => {
  const select = async (user: ReturnType<typeof newUser>, isEvery: boolean) => {
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Лада' }));
    if (isEvery) await user.click(await press(/^Выбрать все/));
    await user.click(await press('Удалить'));
  };
  const isSelected = () => screen.findByRole('checkbox', { name: 'Выбрать: Лада' });

  it('are deleted only after confirmation', async () => {
    const { user, sent, confirm } = start();
    await select(user, false);
    await confirm('Отменить');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toHaveLength(0);
    expect(await isSelected()).toBeChecked();
  });

  it('are named in the confirmation', async () => {
    const { user, confirm } = start();
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Бере' }));
    await select(user, false);
    const question = await confirm('Отменить');
    expect(question).toHaveTextContent(/Удалить 2\sгруши\?/u);
    expect(question).toHaveTextContent('«Бере», «Лада». 2 — и новые вырастут нескоро.');
  });

  it('are all matches when selected so, and the server counts them', async () => {
    const { user, answer, refetch, confirm } = start();
    await select(user, true);
    const question = await confirm('Удалить');
    expect(question).toHaveTextContent(/Удалить 312\sгруш\?/u);
    expect(question).toHaveTextContent('Много — и новые вырастут нескоро.');
    const skipped = [{ code: 'eaten', message: 'уже съедены', count: 1, names: ['Бере'] }];
    expect(await answer({ deleteFruits: { deletedCount: 311, skipped, userErrors: [] } })).toEqual({
      input: { companyId: 'C7', fruits: { matching: { search: 'сорт' } } },
      connections: ['shown fruits'],
    });
    expect(
      await screen.findByText(/^Удалено: 311\sгруш. Пропущено 1: «Бере» — уже съедены$/u),
    ).toBeVisible();
    expect(refetch).toHaveBeenCalledTimes(1);
    await waitFor(async () => expect(await isSelected()).not.toBeChecked());
  });

  it('stay when the server rejects the deletion', async () => {
    const { user, answer, refetch, confirm } = start();
    await select(user, false);
    await confirm('Удалить');
    const no = {
      deletedCount: 0,
      skipped: null,
      userErrors: [{ message: 'Нет права', field: null }],
    };
    const { input } = await answer({ deleteFruits: no });
    expect(input).toMatchObject({ fruits: { ids: ['Лада'] } });
    expect(await screen.findByText('Нет права')).toBeVisible();
    expect(refetch).not.toHaveBeenCalled();
    expect(await isSelected()).toBeChecked();
  });
});
