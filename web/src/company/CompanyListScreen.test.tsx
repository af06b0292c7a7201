// «Мои компании»: leaving a company, and the error of the last owner.
import { render, screen, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { environment } from '../kit/relay/environment.ts';
import { pageRoute } from '../kit/pages/page.tsx';
import { startSession } from '../kit/network/session.ts';
import { mockGateway } from '../kit/testing/mockGateway.ts';
import { UiProvider } from '../ui/index.ts';
import { newUser } from '../ui/testing.tsx';
import { companyListRoute } from './companyListRoute.ts';
import { payloadOf } from '../kit/testing/payload.ts';

const company = {
  __typename: 'Company',
  id: 'C7',
  code: 'own',
  name: 'Моя школа',
  description: null,
  viewerIsOwner: true,
  createdAt: '2026-09-01T07:00:00.000Z',
};

const viewer = {
  __typename: 'Viewer',
  id: 'V1',
  name: 'Елена',
  surname: null,
  email: 'e@demo.school',
  photo: null,
  unviewedReleaseCount: 0,
  companies: {
    totalCount: 1,
    edges: [{ cursor: 'c', node: company }],
    pageInfo: { hasNextPage: false, endCursor: 'c' },
  },
};

it('shows the server’s error to the last owner who leaves', async () => {
  startSession('t-1');
  const message = 'Вы единственный владелец. Назначьте другого';
  const requests = mockGateway({
    companyListRouteQuery: () => ({ data: { viewer } }),
    useLeaveCompanyMutation: () => ({ data: { leaveCompany: { ...payloadOf({ message }) } } }),
  });
  const Root = () => (
    <UiProvider>
      <Outlet />
    </UiProvider>
  );
  const children = [
    pageRoute({ path: 'companies', title: 'Мои компании', load: async () => companyListRoute }),
  ];
  const root = { Component: Root, HydrateFallback: () => null, children };
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={createMemoryRouter([root], { initialEntries: ['/companies'] })} />
    </RelayEnvironmentProvider>,
  );
  const user = newUser();
  await user.click(await screen.findByRole('button', { name: 'Действия: Моя школа' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Покинуть компанию' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Покинуть' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(requests.at(-1)).toMatchObject({ variables: { input: { companyId: 'C7' } } });
  expect(screen.getByRole('link', { name: 'Моя школа' })).toBeVisible();
});
