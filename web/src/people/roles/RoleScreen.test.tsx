// The page of a role: who may copy it.
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
import { roleRoute } from './roleRoute.ts';

const role = {
  __typename: 'Role',
  id: 'R5',
  databaseId: 5,
  version: 1,
  name: 'Куратор',
  description: null,
  default: false,
  adminBanOnRegistration: false,
  learningBanOnRegistration: false,
  permissions: [],
  forms: [],
  usersCount: 2,
  viewerCanUpdate: true,
};

/** Renders the page for a user with these permissions. */
function open(code: string, permissions: readonly Permission[]) {
  startSession('t-1');
  const company = {
    __typename: 'Company',
    id: `K ${code}`,
    code,
    adminProfile: { id: `P ${code}`, isOwner: false, permissions },
    role,
  };
  mockGateway({
    roleRouteQuery: () => ({ data: { permissionGroups: [], rolePresets: [], company } }),
  });
  const Root = () => (
    <UiProvider>
      <Outlet />
    </UiProvider>
  );
  const children = [
    pageRoute({ path: ':company/roles/:role_id', title: 'Роль', load: async () => roleRoute }),
  ];
  const root = { Component: Root, HydrateFallback: () => null, children };
  const router = createMemoryRouter([root], { initialEntries: [`/${code}/roles/5`] });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
}

it('links to a copy of the role', async () => {
  open('own', ['COMPANY_SETTINGS']);
  await screen.findByRole('heading', { name: /«Куратор»/ });
  const copy = screen.getByRole('link', { name: 'Создать копию' });
  expect(copy).toHaveAttribute('href', '/own/roles/create?copy=5');
});

it('offers no copy without the permission to set up the company', async () => {
  open('other', ['USERS_SHOW']);
  expect(await screen.findByRole('heading', { name: /«Куратор»/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Создать копию' })).toBeNull();
});
