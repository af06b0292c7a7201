// The actions of a category's page by the user's permissions.
import { render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import type { Permission } from '../../kit/pages/Admin.ts';
import { environment } from '../../kit/relay/environment.ts';
import { pageRoute } from '../../kit/pages/page.tsx';
import { startSession } from '../../kit/network/session.ts';
import { mockGateway } from '../../kit/testing/mockGateway.ts';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { categoryRoute } from './categoryRoute.ts';

const category = {
  __typename: 'CourseCategory',
  id: 'T5',
  version: 1,
  title: 'Физика',
  parentCategory: null,
  slug: 'physics',
  showInCatalog: true,
  viewType: 'TILES',
  columnsCount: 3,
  filterSelectionType: 'MULTIPLE',
  coursesCount: 0,
  subcategoriesCount: 0,
  courses: { nodes: [] },
  viewerCanUpdate: true,
  viewerCanDelete: true,
};

/** Renders the page for a user with these permissions. */
function open(code: string, permissions: readonly Permission[]) {
  startSession('t-1');
  const company = {
    __typename: 'Company',
    id: `K ${code}`,
    code,
    adminProfile: { id: `P ${code}`, permissions },
    courseCategories: [],
    courseCategory: category,
  };
  mockGateway({ categoryRouteQuery: () => ({ data: { company } }) });
  const Root = () => (
    <UiProvider>
      <Outlet />
    </UiProvider>
  );
  const children = [
    pageRoute({
      path: ':company/categories/:category_id',
      title: 'Категория',
      load: async () => categoryRoute,
    }),
  ];
  const root = { Component: Root, HydrateFallback: () => null, children };
  const router = createMemoryRouter([root], { initialEntries: [`/${code}/categories/5`] });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  return newUser();
}

it('offers to merge a category or delete it', async () => {
  const user = open('own', ['COURSES_UPDATE_ALL']);
  await screen.findByRole('heading', { name: 'Физика' });
  await user.click(screen.getByRole('button', { name: 'Действия с категорией' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Объединить с…', 'Удалить']);
});

it('offers no actions without the permission to change the courses of others', async () => {
  open('other', ['COURSES_SHOW_ALL']);
  expect(await screen.findByRole('heading', { name: 'Физика' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Действия с категорией' })).toBeNull();
});
