// Tests the students of a lesson: their progress, and opening and finishing it for them.
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type * as ReactRelay from 'react-relay';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { beforeEach, expect, it, vi } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { payloadOf } from '../../kit/testing/payload.ts';
import type {
  LessonStudents_lesson$data,
  LessonStudents_lesson$key,
} from '../../__generated__/LessonStudents_lesson.graphql.ts';
import { LessonStudents } from './LessonStudents.tsx';

const refetch = vi.fn<() => void>();

/** Replaces paginated fragments by their data. */
vi.mock('react-relay', async (original) => ({
  ...(await original<typeof ReactRelay>()),
  usePaginationFragment: (_: unknown, data: unknown) => ({
    data,
    hasNext: false,
    isLoadingNext: false,
    loadNext: () => undefined,
    refetch,
  }),
}));

type Student = NonNullable<LessonStudents_lesson$data['students']>['edges'][number]['node'];

const student = (fullName: string, more: Partial<Student> = {}): Student => ({
  id: `S ${fullName}`,
  userId: `U ${fullName}`,
  fullName,
  isThere: true,
  isOpen: true,
  closedReason: null,
  opensAt: null,
  isOpenedByHand: false,
  openedAt: null,
  finishedAt: null,
  watchedPercent: 0,
  points: 0,
  ...more,
});

const students = [
  student('Анна', { isOpen: false, closedReason: 'MANUAL' }),
  student('Борис', { isOpenedByHand: true }),
  student('Вера', { finishedAt: '2026-09-01T10:00:00Z' }),
  student('Глеб', { isThere: false, isOpen: false }),
];

beforeEach(() => refetch.mockReset());

function start({ mayManage = true } = {}) {
  const environment = createMockEnvironment();
  const lesson = {
    id: 'L1',
    viewerCanUpdate: true,
    students: { totalCount: students.length, edges: students.map((node) => ({ node })) },
  } satisfies Omit<LessonStudents_lesson$data, ' $fragmentType'>;
  const element = (
    <UiProvider>
      <LessonStudents
        lesson={lesson as unknown as LessonStudents_lesson$key}
        courseId="C7"
        isReadOnly={false}
        mayManage={mayManage}
      />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  const user = newUser();
  const menuOf = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Действия: ${name}` }));
    const items = await screen.findAllByRole('menuitem');
    return items.map(({ textContent }) => textContent);
  };
  const choose = (name: string) => user.click(screen.getByRole('menuitem', { name }));
  /** Resolves the mutation of this field. */
  const answer = async (field: string) => {
    const operation = await waitFor(() => {
      const [sent] = environment.mock.getAllOperations();
      if (!sent) throw new Error('Nothing was sent');
      return sent;
    });
    const data = { [field]: { changedCount: 1, ...payloadOf() } };
    act(() => environment.mock.resolve(operation, { data: data as never }));
    await waitFor(() => expect(refetch).toHaveBeenCalled());
    return operation.request.variables['input'] as object;
  };
  return { environment, user, menuOf, choose, answer };
}

it('shows the state of the lesson for each student', async () => {
  start({ mayManage: false });
  const rowText = async (name: string) =>
    (await screen.findByRole('row', { name: new RegExp(name) })).textContent;
  expect(await rowText('Анна')).toContain('Откроет преподаватель');
  expect(await rowText('Борис')).toContain('Открыт вручную');
  expect(await rowText('Вера')).toMatch(/Пройден\s01\.09\.2026/);
  expect(await rowText('Глеб')).toContain('Не входит в пакет');
  expect(screen.queryByRole('button', { name: /^Действия/ })).toBeNull();
});

it('opens the lesson for a student and restores regular access', async () => {
  const { menuOf, choose, answer } = start();
  expect(await menuOf('Анна')).toEqual(['Открыть урок', 'Считать пройденным']);
  await choose('Открыть урок');
  const input = (name: string) => ({ courseId: 'C7', lessonId: 'L1', userIds: [`U ${name}`] });
  expect(await answer('openLessonToStudents')).toEqual(input('Анна'));
  expect(await screen.findByText(/^Урок открыт: 1\sученик$/)).toBeVisible();
  expect(await menuOf('Борис')).toEqual(['Вернуть обычный доступ', 'Считать пройденным']);
  await choose('Вернуть обычный доступ');
  expect(await answer('closeLessonToStudents')).toEqual(input('Борис'));
});

it('finishes the lesson for a student after a confirmation', async () => {
  const { environment, user, menuOf, choose, answer } = start();
  const decide = async (name: string) => {
    await menuOf('Анна');
    await choose('Считать пройденным');
    const question = await screen.findByRole('alertdialog', { name: 'Считать урок пройденным?' });
    await user.click(within(question).getByRole('button', { name }));
  };
  await decide('Отменить');
  expect(environment.mock.getAllOperations()).toEqual([]);
  await decide('Считать пройденным');
  expect(await answer('finishLessonForStudents')).toMatchObject({ userIds: ['U Анна'] });
  expect(await screen.findByText(/^Урок пройден: 1\sученик$/)).toBeVisible();
});
