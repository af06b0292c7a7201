// Tests of deleting files: undo right after a soft deletion, and permanent deletion after confirmation.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import type { ChosenFiles } from './chosenFiles.ts';
import { useFileTrash } from './useFileTrash.ts';
import { payloadOf } from '../../kit/testing/payload.ts';

const file = { name: 'план.png', kind: 'IMAGE', copiesCount: 0 };
const chosen = {
  chosen: { ids: ['S1'] },
  count: 1,
  items: [file],
} as unknown as ChosenFiles;

function start(isTrash: boolean) {
  const environment = createMockEnvironment();
  const refresh = vi.fn<() => void>();
  function Files() {
    const trash = useFileTrash({ companyId: 'K7', connectionId: 'list', isTrash, refresh });
    return (
      <>
        <button type="button" onClick={() => void trash.remove(chosen)}>
          Удалить
        </button>
        <button type="button" onClick={() => void trash.destroy(chosen)}>
          Удалить навсегда
        </button>
      </>
    );
  }
  const element = (
    <UiProvider>
      <Files />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  const user = newUser();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  /** Resolves the pending mutation with one file under this field. */
  const answer = async (field: string, payload: object) => {
    const operation = await waitFor(() => {
      const [sent] = environment.mock.getAllOperations();
      if (!sent) throw new Error('Nothing was sent');
      return sent;
    });
    const data = { [field]: { ...payload, skipped: [], ...payloadOf() } };
    act(() => environment.mock.resolve(operation, { data: data as never }));
    return operation.request.variables['input'] as object;
  };
  return { environment, refresh, user, press, answer };
}

const input = { companyId: 'K7', fileStorageItems: { ids: ['S1'] } };

it('is restored by the undo button', async () => {
  const { press, answer, refresh } = start(false);
  await press('Удалить');
  const payload = { deletedFileStorageItemIds: ['S1'], deletedCount: 1, deletion: null };
  expect(await answer('deleteFileStorageItems', payload)).toEqual(input);
  expect(await screen.findByText(/^Удалено: 1\sфайл$/)).toBeVisible();
  await press('Вернуть');
  expect(await answer('restoreFileStorageItems', { restoredCount: 1 })).toEqual(input);
  expect(await screen.findByText(/^Восстановлено: 1\sфайл$/)).toBeVisible();
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

it('is deleted permanently after confirmation, and kept when that is declined', async () => {
  const { environment, user, press, answer, refresh } = start(true);
  const decide = async (name: string) => {
    await press('Удалить навсегда');
    const question = await screen.findByRole('alertdialog', {
      name: 'Вы точно хотите удалить изображение?',
    });
    expect(question).toHaveTextContent('Восстановить его не получится.');
    await user.click(within(question).getByRole('button', { name }));
  };
  await decide('Отменить');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(environment.mock.getAllOperations()).toEqual([]);
  await decide('Удалить');
  expect(await answer('destroyFileStorageItems', { deletedCount: 1 })).toEqual(input);
  expect(await screen.findByText('Файл успешно удален')).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(1);
});
