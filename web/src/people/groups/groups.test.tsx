// What is created and deleted in a list, on the example of groups: what is sent, asked and told, and what stays.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { describe, expect, it, vi } from 'vitest';
import { Button, UiProvider, type TableSelection } from '../../ui/index.ts';
import { useGroupActions } from './useGroupActions.tsx';
// What comes when it is needed is here already: nothing waits for it.
import './GroupModal.tsx';

function List({
  selection,
  refresh,
  onRemoved,
}: {
  selection: TableSelection;
  refresh: () => void;
  onRemoved: (done: boolean) => void;
}) {
  const list = { companyId: 'C7', code: 'demo', connectionId: 'groups', refresh };
  const { create, remove } = useGroupActions(list);
  return (
    <>
      <Button onClick={create}>Создать группу</Button>
      <Button
        onClick={() => void remove(selection, { search: 'клуб', totalCount: 312 }).then(onRemoved)}
      >
        Удалить выбранные
      </Button>
    </>
  );
}

function start(selection: TableSelection = { ids: new Set(['G1']), allMatching: false }) {
  const environment = createMockEnvironment();
  const refresh = vi.fn<() => void>();
  const onRemoved = vi.fn<(done: boolean) => void>();
  const element = (
    <UiProvider>
      <List selection={selection} refresh={refresh} onRemoved={onRemoved} />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  const sent = () => environment.mock.getAllOperations();
  /** Answers the only operation that was sent. */
  const answer = async (data: object) => {
    await waitFor(() => expect(sent()).toHaveLength(1));
    const [operation] = sent();
    if (!operation) throw new Error('nothing was sent');
    act(() => environment.mock.resolve(operation, { data }));
    return operation.request.variables;
  };
  return { refresh, onRemoved, sent, answer, user: userEvent.setup() };
}

const press = (name: string) => screen.findByRole('button', { name });
const wrong = { message: 'Такая группа уже есть', field: 'name' };

describe('a new group', () => {
  it('is sent trimmed, stays in the form while the server objects, and is in the list then', async () => {
    const { user, answer, refresh } = start();
    await user.click(await press('Создать группу'));
    await user.click(await screen.findByRole('textbox', { name: 'Название' }));
    await user.paste('  Поток 1 ');
    await user.click(await press('Создать'));
    expect(await answer({ createGroup: { userErrors: [wrong] } })).toEqual({
      input: { companyId: 'C7', name: 'Поток 1', description: null },
    });
    const name = screen.getByRole('textbox', { name: 'Название' });
    await waitFor(() => expect(name).toHaveAccessibleDescription('Такая группа уже есть'));
    expect(name).toHaveValue('  Поток 1 ');
    expect(refresh).not.toHaveBeenCalled();

    await user.click(await press('Создать'));
    await answer({ createGroup: { userErrors: [] } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('is sent once, however often the button is pressed', async () => {
    const { user, sent } = start();
    await user.click(await press('Создать группу'));
    await user.click(await screen.findByRole('textbox', { name: 'Название' }));
    await user.paste('Поток 1');
    await user.dblClick(await press('Создать'));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });
});

describe('groups that are deleted', () => {
  const deleted = (deletedCount: number) => ({
    deleteGroups: { deletedGroupIds: [], deletedCount, userErrors: [] },
  });
  const confirm = async (user: ReturnType<typeof userEvent.setup>, button: string) => {
    await user.click(await press('Удалить выбранные'));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: button }));
    return question;
  };

  it('are asked about, and not touched without a yes', async () => {
    const { user, sent, onRemoved } = start();
    const question = await confirm(user, 'Отменить');
    expect(question).toHaveTextContent(/Удалить 1\sгруппу\?/u);
    await waitFor(() => expect(onRemoved).toHaveBeenCalledWith(false));
    expect(sent()).toHaveLength(0);
  });

  it('are all that match when so chosen, and are counted by the server', async () => {
    const { user, answer, refresh, onRemoved } = start({ ids: new Set(), allMatching: true });
    const question = await confirm(user, 'Удалить');
    expect(question).toHaveTextContent(/Удалить 312\sгрупп\?/u);
    expect(await answer(deleted(311))).toEqual({
      input: { companyId: 'C7', groups: { matching: { search: 'клуб' } } },
      connections: ['groups'],
    });
    expect(await screen.findByText(/^Удалено: 311\sгрупп$/u)).toBeVisible();
    expect(onRemoved).toHaveBeenCalledWith(true);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('stay with what the server says against it', async () => {
    const { user, answer, refresh, onRemoved } = start();
    await confirm(user, 'Удалить');
    const variables = await answer({
      deleteGroups: {
        deletedGroupIds: [],
        deletedCount: 0,
        userErrors: [{ message: 'Нет права' }],
      },
    });
    expect(variables).toMatchObject({ input: { groups: { ids: ['G1'] } } });
    expect(await screen.findByText('Нет права')).toBeVisible();
    await waitFor(() => expect(onRemoved).toHaveBeenCalledWith(false));
    expect(refresh).not.toHaveBeenCalled();
  });
});
