// The back button on a page that was opened from outside leads to the parent page.
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { RoutesContext } from '../../kit/pages/AppLink.tsx';
import { plainRoute } from '../../kit/pages/page.tsx';
import { BreadcrumbsProvider, SiteContext } from '../../kit/pages/breadcrumbs.tsx';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { TopBar } from './TopBar.tsx';

const page = (path: string, title: string) =>
  plainRoute({ path, title, screen: async () => () => <TopBar top="Школа">Ольга</TopBar> });

const routes: RouteObject[] = [
  {
    path: ':company',
    children: [page('', 'Главная'), page('courses', 'Курсы'), page('courses/:course_id', 'Курс')],
  },
];

it('leads from a record to its list, and from there to the home page', async () => {
  const Root = () => (
    <UiProvider>
      <Outlet />
    </UiProvider>
  );
  const root = { Component: Root, HydrateFallback: () => null, children: routes };
  const router = createMemoryRouter([root], { initialEntries: ['/demo/courses/5'] });
  render(
    <RoutesContext value={routes}>
      <SiteContext value="Школа">
        <BreadcrumbsProvider>
          <RouterProvider router={router} />
        </BreadcrumbsProvider>
      </SiteContext>
    </RoutesContext>,
  );
  const user = newUser();
  await user.click(await screen.findByRole('link', { name: 'Назад' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Назад' })).toHaveAttribute('href', '/demo'),
  );
  expect(router.state.location.pathname).toBe('/demo/courses');
  await user.click(await screen.findByRole('link', { name: 'Школа' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/demo'));
});
