// The dialog that moves courses into a folder: the initial choice, the confirmation and undo.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type * as ReactRelay from 'react-relay';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import type { SelectedRows } from '../../kit/relay/bulk.ts';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { payloadOf } from '../../kit/testing/payload.ts';
import type { useCourseMoves_courses$data } from '../../__generated__/useCourseMoves_courses.graphql.ts';
import type { CourseMatch } from '../../__generated__/useCourseMovesIntoMutation.graphql.ts';
import type { MoveCoursesModal_courses$key } from '../../__generated__/MoveCoursesModal_courses.graphql.ts';
import { MoveCoursesModal } from './MoveCoursesModal.tsx';

const folders = [
  { id: 'F1', name: 'Осень', parentFolder: null },
  { id: 'F2', name: 'Весна', parentFolder: null },
];

/** The folder of each course. */
const lying: Readonly<Record<string, string | null>> = { C1: 'F1', C2: 'F1', C3: null };

const listed = Object.entries(lying).map(([id, folder], index) => ({
  id,
  databaseId: index + 1,
  folderCourse: folder === null ? null : { id: folder },
}));

/** Fragment keys are passed through as data. */
vi.mock('react-relay', async (original) => ({
  ...(await original<typeof ReactRelay>()),
  useFragment: (_: unknown, key: unknown) => key,
}));

async function start(chosen: SelectedRows<CourseMatch>['chosen'], count: number) {
  const environment = createMockEnvironment();
  const onDone = vi.fn<(isDone: true) => void>();
  const element = (
    <UiProvider>
      <MoveCoursesModal
        companyId="C7"
        listed={
          listed satisfies Omit<
            useCourseMoves_courses$data[number],
            ' $fragmentType'
          >[] as unknown as MoveCoursesModal_courses$key
        }
        chosen={chosen}
        count={count}
        refresh={() => undefined}
        onDone={onDone}
      />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  const sent = async (name: string) =>
    waitFor(() => {
      const found = environment.mock
        .getAllOperations()
        .find(({ request }) => request.node.params.name === name);
      if (!found) throw new Error(`${name} was not sent`);
      return found;
    });
  const query = await sent('MoveCoursesModalQuery');
  act(() =>
    environment.mock.resolve(query, {
      data: { node: { __typename: 'Company', id: 'C7', courseFolders: folders } },
    }),
  );
  const button = await screen.findByRole('button', { name: 'Переместить' });
  /** Responds to the mutation: these courses were moved. */
  const answer = async (name: 'Into' | 'Out', ids: readonly string[]) => {
    const operation = await sent(`useCourseMoves${name}Mutation`);
    const field = name === 'Into' ? 'moveCoursesToFolder' : 'removeCoursesFromFolder';
    const courses = ids.map((id) => ({ id }));
    act(() =>
      environment.mock.resolve(operation, {
        data: { [field]: { courses, changedCount: ids.length, skipped: [], ...payloadOf() } },
      }),
    );
    return operation.request.variables['input'] as object;
  };
  return { environment, onDone, button, answer, sent, user: newUser() };
}

it('preselects the common folder of the courses', async () => {
  const { button } = await start({ ids: ['C1', 'C2'] }, 2);
  expect(screen.getByRole('radio', { name: 'Осень' })).toBeChecked();
  expect(button).toBeEnabled();
});

it('can’t be confirmed without a choice when the courses are in several folders', async () => {
  const { button, user } = await start({ ids: ['C1', 'C3'] }, 2);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(button).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Без папки' }));
  expect(button).toBeEnabled();
});

it('requires confirmation to move all that match a filter', async () => {
  const { button, user, environment, answer, onDone } = await start({ matching: {} }, 312);
  await user.click(screen.getByRole('radio', { name: 'Весна' }));
  await user.click(button);
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(/Переместить в «Весна»: 312\sкурсов\?/);
  await user.click(within(question).getByRole('button', { name: 'Отменить' }));
  expect(environment.mock.getAllOperations()).toEqual([]);
  await waitFor(() => expect(button).toBeEnabled());

  await user.click(button);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Подтвердить' }),
  );
  expect(await answer('Into', [])).toMatchObject({ courses: { matching: {} }, folderId: 'F2' });
  expect(onDone).not.toHaveBeenCalled();
});

it('stays open when the request fails', async () => {
  const { button, user, environment, sent, onDone } = await start({ ids: ['C1', 'C2'] }, 2);
  await user.click(screen.getByRole('radio', { name: 'Весна' }));
  await user.click(button);
  const operation = await sent('useCourseMovesIntoMutation');
  act(() => environment.mock.reject(operation, new Error('lost')));
  await waitFor(() => expect(button).toBeEnabled());
  expect(onDone).not.toHaveBeenCalled();
});

it('reports how many courses undo moved back, and which it skipped', async () => {
  const { button, user, answer, onDone } = await start({ ids: ['C1', 'C2', 'C3'] }, 3);
  await user.click(screen.getByRole('radio', { name: 'Весна' }));
  await user.click(button);
  await answer('Into', ['C1', 'C2', 'C3']);
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  expect(await answer('Into', ['C2'])).toMatchObject({
    courses: { ids: ['C1', 'C2'] },
    folderId: 'F1',
    fromFolderId: 'F2',
  });
  expect(await answer('Out', ['C3'])).toMatchObject({ folderId: 'F2' });
  expect(
    await screen.findByText(/^Возвращено на место: 2\sкурса. Пропущено 1: уже в другой папке$/),
  ).toBeInTheDocument();
});
