// Tests the actions on a lesson's page.
import { render, screen } from '@testing-library/react';
import type * as ReactRelay from 'react-relay';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import type { Permission } from '../../kit/pages/Admin.ts';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import type { LessonHeadActions_lesson$key } from '../../__generated__/LessonHeadActions_lesson.graphql.ts';
import { LessonHeadActions } from './LessonHeadActions.tsx';

/** Replaces fragments by their data. */
vi.mock('react-relay', async (original) => ({
  ...(await original<typeof ReactRelay>()),
  useFragment: (_: unknown, key: unknown) => key,
}));

const lesson = {
  id: 'L1',
  name: 'Скорость',
  type: 'TEXT',
  status: 'ACTIVE',
  viewerCanUpdate: true,
  viewerCanDelete: true,
};

afterEach(() => vi.unstubAllGlobals());

/** The menu entries that a user with these permissions gets. */
async function offered(
  permissions: readonly Permission[],
  { isInTrash = false } = {},
): Promise<(string | null)[]> {
  const element = (
    <UiProvider>
      <LessonHeadActions
        lesson={lesson as unknown as LessonHeadActions_lesson$key}
        courseId="C7"
        companyId="K7"
        code="own"
        may={(permission) => permissions.includes(permission)}
        isInTrash={isInTrash}
        atCourse="/own/courses/7"
        onTypeChanged={() => {}}
      />
    </UiProvider>
  );
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </RelayEnvironmentProvider>,
  );
  await newUser().click(await screen.findByRole('button', { name: 'Действия с уроком' }));
  const items = await screen.findAllByRole('menuitem');
  return items.map(({ textContent }) => textContent);
}

const copies = ['Дублировать', 'Копировать в курсы…'];

const type = 'Изменить вид урока…';

const others = ['Сохранить в библиотеку', 'Комментарии к уроку'];

it('offers copying with permission to create lessons', async () => {
  const permissions = ['LESSONS_CREATE', 'TEACHER_FEEDBACK_ON_USER_COMMENTS'] as const;
  expect(await offered(permissions)).toEqual([type, ...copies, ...others]);
});

it('does not offer copying without permission', async () => {
  const permissions = ['LESSONS_UPDATE_ALL', 'TEACHER_FEEDBACK_ON_USER_COMMENTS'] as const;
  expect(await offered(permissions)).toEqual([type, ...others]);
});

it('offers neither copying nor changing the type while the course is in the trash', async () => {
  const permissions = ['LESSONS_CREATE', 'TEACHER_FEEDBACK_ON_USER_COMMENTS'] as const;
  expect(await offered(permissions, { isInTrash: true })).toEqual(others);
});

it('moves the other actions into the menu on a phone', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const items = await offered(['LESSONS_SHOW_RESULTS']);
  expect(items).toEqual(['Работы учеников', type, 'Удалить']);
  // The open menu hides other elements from screen readers.
  const beside = screen.getAllByRole('button', { hidden: true });
  expect(beside.map((button) => button.getAttribute('aria-label'))).toContain(
    'Посмотреть как ученик',
  );
  expect(screen.queryByRole('link', { name: 'Работы учеников', hidden: true })).toBeNull();
});
