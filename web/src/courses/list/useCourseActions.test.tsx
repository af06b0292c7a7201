// Bulk actions on courses: confirmation, requests, alerts and undo.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type * as ReactRelay from 'react-relay';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { UiProvider, type TableSelection } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { payloadOf } from '../../kit/testing/payload.ts';
import type { useCourseActions_courses$key } from '../../__generated__/useCourseActions_courses.graphql.ts';
import { courseList } from './courseList.ts';
import { useCourseActions } from './useCourseActions.tsx';

/** Fragment keys are passed through as data. */
vi.mock('react-relay', async (original) => ({
  ...(await original<typeof ReactRelay>()),
  useFragment: (_: unknown, key: unknown) => key,
}));

const listed = ['C1', 'C2', 'C3'].map((id) => ({
  id,
  status: 'DRAFT',
  entityType: 'COURSE',
  viewerCanUpdate: true,
  viewerCanDelete: true,
}));

const bundle = { ...listed[0], id: 'B1', entityType: 'BUNDLE' };

const sentTo = ({ mock }: ReturnType<typeof createMockEnvironment>) =>
  waitFor(() => {
    const [sent] = mock.getAllOperations();
    if (!sent) throw new Error('Nothing was sent');
    return sent;
  });

function start(selection: TableSelection) {
  const environment = createMockEnvironment();
  const refresh = vi.fn<() => void>();
  const isDone = vi.fn<(isDone: boolean) => void>();
  function Courses() {
    const { setStatus } = useCourseActions({
      companyId: 'K7',
      code: 'demo',
      mayCreate: true,
      connectionId: null,
      courses: [...listed, bundle] as unknown as useCourseActions_courses$key,
      hasNext: true,
      totalCount: 312,
      state: courseList.read(new URLSearchParams('tab=drafts&search=физика')),
      refresh,
    });
    return (
      <button type="button" onClick={() => void setStatus(selection, 'CLOSE').then(isDone)}>
        Закрыть
      </button>
    );
  }
  const element = (
    <UiProvider>
      <Courses />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  /** Responds to the mutation with a count and ids. */
  const answer = async (changedCount: number, ids: readonly string[]) => {
    const operation = await sentTo(environment);
    const { status } = operation.request.variables['input'] as { status: string };
    const courses = ids.map((id) => ({ id, status }));
    const payload = { courses, changedCount, skipped: [], ...payloadOf() };
    act(() =>
      environment.mock.resolve(operation, { data: { changeCourseStatus: payload } as never }),
    );
    return operation.request.variables['input'] as object;
  };
  const user = newUser();
  const close = () => user.click(screen.getByRole('button', { name: 'Закрыть' }));
  return { environment, refresh, isDone, answer, user, close };
}

it('changes courses selected by id without confirmation, and undo restores their status', async () => {
  const { close, answer, user, isDone } = start({
    ids: new Set(['C1', 'C2']),
    allMatching: false,
  });
  await close();
  const courses = { ids: ['C1', 'C2'] };
  expect(await answer(2, ['C1', 'C2'])).toMatchObject({ courses, status: 'CLOSE' });
  expect(await screen.findByText(/^Закрыто: 2\sкурса$/)).toBeVisible();
  expect(isDone).toHaveBeenCalledWith(true);
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await answer(2, ['C1', 'C2'])).toMatchObject({ courses, status: 'DRAFT' });
});

it('changes all that match a filter after confirmation, without undo', async () => {
  const { close, answer, user, environment, isDone, refresh } = start({
    ids: new Set(['C1', 'C2', 'C3']),
    allMatching: true,
  });
  await close();
  const question = await screen.findByRole('alertdialog', { name: /^Закрыть: 312\sкурсов\?$/ });
  await user.click(within(question).getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(isDone).toHaveBeenCalledWith(false));
  expect(environment.mock.getAllOperations()).toEqual([]);

  await close();
  const again = await screen.findByRole('alertdialog');
  await user.click(within(again).getByRole('button', { name: 'Подтвердить' }));
  expect(await answer(312, [])).toMatchObject({
    courses: { matching: { search: 'физика', filter: { status: ['DRAFT'] } } },
    status: 'CLOSE',
  });
  expect(await screen.findByText(/^Закрыто: 312\sкурсов$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull();
  expect(refresh).toHaveBeenCalled();
});

it('changes a single bundle, with undo', async () => {
  const { close, environment, user, isDone } = start({ ids: new Set(['B1']), allMatching: false });
  const answer = async () => {
    const operation = await sentTo(environment);
    const { input } = operation.request.variables as { input: { id: string; status: string } };
    const payload = { course: input, ...payloadOf() };
    act(() => environment.mock.resolve(operation, { data: { updateCourse: payload } as never }));
    return input;
  };
  await close();
  expect(await answer()).toEqual({ id: 'B1', status: 'CLOSE' });
  expect(await screen.findByText(/^Закрыто: 1\sкурс$/)).toBeVisible();
  expect(isDone).toHaveBeenCalledWith(true);
  await user.click(screen.getByRole('button', { name: 'Вернуть' }));
  expect(await answer()).toEqual({ id: 'B1', status: 'DRAFT' });
});
