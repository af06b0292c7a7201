// Pages as routes, with a list as the example: when its query is sent, and when not.
import { render, screen, waitFor } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it, vi } from 'vitest';
import { companyListRoute } from './company/companyListRoute.ts';
import { UiProvider } from './ui/index.ts';
import { newUser } from './ui/testing.tsx';
import { AppLink, RoutesContext } from './kit/pages/AppLink.tsx';
import { environment } from './kit/relay/environment.ts';
import { usePageData } from './kit/relay/pageData.ts';
import { pageRoute } from './kit/pages/page.tsx';
import { startSession, takeRememberedLink } from './kit/network/session.ts';
import { mockGateway } from './kit/testing/mockGateway.ts';

const noCompanies = { edges: [], totalCount: 0, pageInfo: { hasNextPage: false, endCursor: null } };
const viewer = {
  __typename: 'Viewer',
  id: 'V1',
  name: 'Елена',
  surname: null,
  email: 'e@demo.school',
  photo: null,
  unviewedReleaseCount: 0,
  companies: noCompanies,
};

function start(at: string) {
  const routes: RouteObject[] = [
    { path: 'login', element: <h1>Вход</h1> },
    { path: 'start', element: <AppLink to="/companies?search=a">К списку</AppLink> },
    pageRoute({
      path: 'companies',
      title: 'Список',
      load: async () => ({ ...companyListRoute, screen: async () => Screen }),
    }),
  ];
  const Root = () => (
    <UiProvider>
      <Outlet />
    </UiProvider>
  );
  const root = { Component: Root, HydrateFallback: () => null, children: routes };
  const router = createMemoryRouter([root], { initialEntries: [at] });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RoutesContext value={routes}>
        <RouterProvider router={router} />
      </RoutesContext>
    </RelayEnvironmentProvider>,
  );
  return router;
}

function Screen() {
  const { viewer: person } = usePageData(companyListRoute);
  return <h1>{person ? 'Список открыт' : 'Никого'}</h1>;
}

describe('a page', () => {
  it('sends its query once, with the token and the address’s variables', async () => {
    startSession('t-1');
    const requests = mockGateway({ companyListRouteQuery: () => ({ data: { viewer } }) });
    start('/companies?search=школа');
    await screen.findByText('Список открыт');
    expect(document.title).toBe('Список — Кафедра');
    expect(requests).toEqual([
      {
        operationName: 'companyListRouteQuery',
        documentId: expect.stringMatching(/^sha256:[0-9a-f]{64}$/) as string,
        variables: { search: 'школа' },
        authorization: 'Bearer t-1',
      },
    ]);
  });

  it('sends its query again for other variables, but not for another view of the same rows', async () => {
    startSession('t-1');
    const requests = mockGateway({ companyListRouteQuery: () => ({ data: { viewer } }) });
    const router = start('/companies?search=one');
    await screen.findByText('Список открыт');
    await router.navigate('/companies?search=one&view=cards');
    expect(requests).toHaveLength(1);
    await router.navigate('/companies?search=two');
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.variables).toEqual({ search: 'two' });
  });

  it('is prefetched on hover of its link, and not requested again on click', async () => {
    startSession('t-1');
    const requests = mockGateway({ companyListRouteQuery: () => ({ data: { viewer } }) });
    start('/start');
    const link = await screen.findByRole('link', { name: 'К списку' });
    const user = newUser();
    await user.hover(link);
    await waitFor(() => expect(requests).toHaveLength(1));
    await user.click(link);
    await screen.findByText('Список открыт');
    expect(requests).toHaveLength(1);
  });

  it('redirects visitors to sign-in, and returns afterwards', async () => {
    const requests = mockGateway({});
    start('/companies?search=mine');
    await screen.findByText('Вход');
    expect(requests).toHaveLength(0);
    expect(takeRememberedLink()).toBe('/companies?search=mine');
  });

  it('does not use data stored before sign-in', async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    mockGateway({
      companyListRouteQuery: async () => {
        await answered;
        return { data: { viewer } };
      },
    });
    environment.commitUpdate((store) => void store.getRoot().setValue(null, 'viewer'));
    const router = start('/start');
    await screen.findByText('К списку');
    startSession('t-1');
    const visit = router.navigate('/companies?search=new');
    await waitFor(() => expect(document.title).toBe('Список — Кафедра'));
    expect(screen.queryByText('Никого')).toBeNull();
    answer();
    await visit;
    expect(await screen.findByText('Список открыт')).toBeVisible();
  });

  it('shows its error, and retries', async () => {
    startSession('t-1');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let tries = 0;
    mockGateway({
      companyListRouteQuery: () =>
        (tries += 1) === 1
          ? {
              data: null,
              errors: [{ message: 'Сервер отдыхает', extensions: { code: 'UPSTREAM_FAILED' } }],
            }
          : { data: { viewer } },
    });
    start('/companies?search=retry');
    await screen.findByText('Сервер отдыхает');
    await newUser().click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Список открыт')).toBeVisible();
  });
});
