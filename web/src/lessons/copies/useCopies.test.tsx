// Tests copying lessons to courses: the mutation, the link in the message, and undo.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import type { Permission } from '../../kit/pages/Admin.ts';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { useCopies } from './useCopies.tsx';
import { payloadOf } from '../../kit/testing/payload.ts';

const evening = { id: 'C1', databaseId: 1, name: 'Вечер' };
const morning = { id: 'C2', databaseId: 2, name: 'Утро' };

function start(flags: readonly Permission[]) {
  const environment = createMockEnvironment();
  const refresh = vi.fn<() => void>();
  function Copying() {
    const copies = useCopies({
      courseId: 'C0',
      companyId: 'K7',
      code: 'demo',
      may: (permission) => flags.includes(permission),
      showsContent: false,
      refresh,
    });
    const chosen = { lessonIds: ['L1'], layerIds: ['B1'] };
    return (
      <>
        <button type="button" onClick={() => copies.copyToCourses(chosen, '2 элемента')}>
          В курсы
        </button>
        <button
          type="button"
          onClick={() => void copies.duplicate({ lessonIds: ['L1'], layerIds: [] })}
        >
          Дублировать
        </button>
      </>
    );
  }
  const element = (
    <UiProvider>
      <Copying />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </RelayEnvironmentProvider>,
  );
  /** Resolves the operation of this name with a response. */
  const answer = async (name: string, data: object): Promise<unknown> => {
    const operation = await waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.params.name === name);
      if (!found) throw new Error(`${name} was not sent`);
      return found;
    });
    act(() => environment.mock.resolve(operation, { data: data as never }));
    return operation.request.variables;
  };
  return { answer, refresh, user: newUser() };
}

async function copyIntoBoth({ answer, user }: ReturnType<typeof start>) {
  await user.click(screen.getByRole('button', { name: 'В курсы' }));
  const dialog = await screen.findByRole('dialog', { name: 'Копировать: 2 элемента' });
  const copy = within(dialog).getByRole('button', { name: 'Копировать' });
  expect(copy).toBeDisabled();
  await user.click(within(dialog).getByRole('combobox', { name: 'В какие курсы' }));
  await answer('editableCourseSearchQuery', {
    node: {
      __typename: 'Company',
      id: 'K7',
      editableCourses: {
        nodes: [evening, morning].map(({ id, name }) => ({ id, name })),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    },
  });
  for (const { name } of [evening, morning]) {
    await user.click(await screen.findByRole('option', { name }));
  }
  await user.click(copy);
  const made = [
    { course: evening, lessonIds: ['L2', 'L3'], layerIds: ['B2'] },
    { course: morning, lessonIds: ['L4'], layerIds: [] },
  ];
  return answer('useCopiesReplicateMutation', {
    replicateLessons: { copies: made, ...payloadOf() },
  });
}

it('copies to several courses, links to them, and deletes the copies on undo', async () => {
  const setting = start(['LESSONS_DELETE_ALL']);
  expect(await copyIntoBoth(setting)).toEqual({
    input: { courseId: 'C0', lessonIds: ['L1'], layerIds: ['B1'], courseIds: ['C1', 'C2'] },
  });
  const link = await screen.findByRole('link', { name: 'Вечер' });
  expect(link).toHaveAttribute('href', '/demo/courses/1?tab=layers');
  expect(screen.queryByRole('dialog')).toBeNull();
  const { answer, user, refresh } = setting;
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  const deleted = { deleteLessons: { deletedCount: 1, ...payloadOf() } };
  expect(await answer('useCopiesLessonsMutation', deleted)).toEqual({
    input: { courseId: 'C1', lessonIds: ['L2', 'L3'] },
  });
  const layer = { deleteBlockLayer: { deletedBlockLayerId: 'B2', ...payloadOf() } };
  expect(await answer('useCopiesLayerMutation', layer)).toEqual({
    input: { courseId: 'C1', id: 'B2' },
  });
  expect(await answer('useCopiesLessonsMutation', deleted)).toEqual({
    input: { courseId: 'C2', lessonIds: ['L4'] },
  });
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

it('offers no undo without permission to delete layers', async () => {
  const setting = start(['LESSONS_DELETE_MY']);
  await copyIntoBoth(setting);
  await screen.findByRole('link', { name: 'Утро' });
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
});

it('duplicates in place, with undo for users who may delete their own lessons', async () => {
  const { answer, user } = start(['LESSONS_DELETE_MY']);
  await user.click(screen.getByRole('button', { name: 'Дублировать' }));
  const copied = { course: { id: 'C0' }, lessonIds: ['L2'], layerIds: [] };
  await answer('useCopiesDuplicateMutation', { copyLessons: { copied, ...payloadOf() } });
  expect(await screen.findByText('Копия готова, это черновик')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Вернуть' })).toBeVisible();
});
