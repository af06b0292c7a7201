// Breadcrumbs from the routes, and page titles.
import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it } from 'vitest';
import { newUser } from '../../ui/testing.tsx';
import { RoutesContext } from './AppLink.tsx';
import { plainRoute } from './page.tsx';
import {
  BreadcrumbsProvider,
  SiteContext,
  breadcrumbsOf,
  usePageName,
  useBreadcrumbs,
} from './breadcrumbs.tsx';

function Screen() {
  const [name, setName] = useState('Физика ЕГЭ');
  usePageName(name);
  usePageName('Все курсы', '/demo/courses');
  return (
    <>
      <ol>
        {useBreadcrumbs().map(({ title, to }) => (
          <li key={to}>{title}</li>
        ))}
      </ol>
      <button type="button" onClick={() => setName('Алгебра')}>
        Переименовать
      </button>
    </>
  );
}

const page = (path: string, title: string, more: { leaf?: true } = {}) =>
  plainRoute({ path, title, ...more, screen: () => Promise.resolve(Screen) });

const routes: RouteObject[] = [
  { children: [page(':company/tests/:test_id', 'Тест для всех')] },
  {
    path: ':company',
    children: [
      page('', 'Главная'),
      page('courses', 'Курсы'),
      page('courses/:course_id', 'Курс'),
      page('codes/code', 'Новый код', { leaf: true }),
      page('codes/code/:id', 'Код'),
      page('tests/:test_id/results', 'Результаты'),
      page('updating/releases/create', 'Новый релиз'),
      page('*', 'Страница не найдена'),
    ],
  },
];

describe('the breadcrumbs of an address', () => {
  it.each([
    ['/demo', ['Главная /demo']],
    ['/demo/courses', ['Главная /demo', 'Курсы /demo/courses']],
    ['/demo/courses/5', ['Главная /demo', 'Курсы /demo/courses', 'Курс /demo/courses/5']],
    // The page of a new record has no child pages.
    ['/demo/codes/code', ['Главная /demo', 'Новый код /demo/codes/code']],
    ['/demo/codes/code/5', ['Главная /demo', 'Код /demo/codes/code/5']],
    // Path segments without a page are left out.
    [
      '/demo/updating/releases/create',
      ['Главная /demo', 'Новый релиз /demo/updating/releases/create'],
    ],
    // Visitors' pages are not parents of back office pages.
    ['/demo/tests/5/results', ['Главная /demo', 'Результаты /demo/tests/5/results']],
    ['/demo/no/such', ['Главная /demo', 'Страница не найдена /demo/no/such']],
  ])('%s', (pathname, trail) => {
    expect(breadcrumbsOf(routes, pathname).map(({ title, to }) => `${title} ${to}`)).toEqual(trail);
  });
});

describe('a page', () => {
  it('has its record’s name in the title while it is shown, before its ancestors', async () => {
    const router = createMemoryRouter([{ HydrateFallback: () => null, children: routes }], {
      initialEntries: ['/demo/courses/5'],
    });
    render(
      <RoutesContext value={routes}>
        <SiteContext value="Школа">
          <BreadcrumbsProvider>
            <RouterProvider router={router} />
          </BreadcrumbsProvider>
        </SiteContext>
      </RoutesContext>,
    );
    await screen.findByText('Физика ЕГЭ');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Главная',
      'Все курсы',
      'Физика ЕГЭ',
    ]);
    await waitFor(() => expect(document.title).toBe('Физика ЕГЭ — Все курсы — Школа'));
    await newUser().click(screen.getByRole('button', { name: 'Переименовать' }));
    await waitFor(() => expect(document.title).toBe('Алгебра — Все курсы — Школа'));
  });
});
