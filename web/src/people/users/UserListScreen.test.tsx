// The list of users: an export contains the rows that the list shows.
import { render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { environment } from '../../kit/relay/environment.ts';
import { pageRoute } from '../../kit/pages/page.tsx';
import { startSession } from '../../kit/network/session.ts';
import { mockGateway } from '../../kit/testing/mockGateway.ts';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { userListRoute } from './userListRoute.ts';
import { payloadOf } from '../../kit/testing/payload.ts';

it('exports the users of the tab, search and filter', async () => {
  startSession('t-1');
  const company = {
    __typename: 'Company',
    id: 'K7',
    code: 'own',
    adminProfile: { id: 'P7', permissions: ['USERS_SHOW', 'USERS_EXPORT'] },
    users: {
      totalCount: 21,
      countByStatus: [{ status: 'BLOCKED', count: 21 }],
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
    },
  };
  const requests = mockGateway({
    userListRouteQuery: () => ({ data: { nodes: [], company } }),
    userExportMutation: () => ({
      data: { exportUsers: { userExport: null, ...payloadOf({ message: 'Нет', field: null }) } },
    }),
  });
  const Root = () => (
    <UiProvider>
      <Outlet />
    </UiProvider>
  );
  const children = [
    pageRoute({ path: ':company/users', title: 'Пользователи', load: async () => userListRoute }),
  ];
  const root = { Component: Root, HydrateFallback: () => null, children };
  const at = '/own/users?tab=blocked&search=анна&role=R5&visited=no';
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([root], { initialEntries: [at] })} />
    </RelayEnvironmentProvider>,
  );
  const user = newUser();
  await user.click(await screen.findByRole('button', { name: 'Экспорт' }));
  await user.click(await screen.findByRole('button', { name: 'Начать экспорт' }));
  const sent = (name: string) =>
    requests.find(({ operationName }) => operationName === name)?.variables;
  await waitFor(() => expect(sent('userExportMutation')).toBeDefined());
  const { search, filter } = sent('userListRouteQuery') ?? {};
  expect(search).toBe('анна');
  expect(filter).toMatchObject({ status: ['BLOCKED'], role: ['R5'], visited: false });
  expect(sent('userExportMutation')).toMatchObject({
    input: { matching: { search, filter } },
  });
});
