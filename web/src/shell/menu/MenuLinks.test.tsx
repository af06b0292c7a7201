// The menu of a company: rare links are folded, pinned links are at the top.
import { render, screen, within } from '@testing-library/react';
import { BookOpen, Tags, Users } from 'lucide-react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { useMenuPins } from './menuPins.ts';

const groups = [
  {
    title: 'Курсы',
    links: [
      { title: 'Курсы', to: '/demo/courses', icon: BookOpen },
      { title: 'Категории', to: '/demo/categories', icon: Tags, isRare: true },
      { title: 'Места', to: '/demo/locations', icon: Tags, isRare: true },
    ],
  },
  { title: 'Люди', links: [{ title: 'Пользователи', to: '/demo/users', icon: Users }] },
];

function Menu() {
  return <MenuLinks label="Разделы" groups={groups} collapsed={false} pins={useMenuPins('demo')} />;
}

const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <UiProvider>
        <Menu />
      </UiProvider>
    </MemoryRouter>,
  );

const link = (name: string) => screen.queryByRole('link', { name });

beforeEach(() => localStorage.clear());

it('folds rare links, and stores which groups are unfolded', async () => {
  const { unmount } = show('/demo/courses');
  expect(link('Категории')).toBeNull();
  const more = screen.getByRole('button', { name: 'Ещё в разделе «Курсы»' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await newUser().click(more);
  expect(link('Категории')).toBeVisible();
  unmount();
  show('/demo/courses');
  expect(link('Категории')).toBeVisible();
});

it('shows the current page even in a folded group', () => {
  show('/demo/categories/7');
  expect(link('Категории')).toHaveAttribute('aria-current', 'page');
});

it('has one tab stop per link, with its pin reached by arrow keys', async () => {
  const user = newUser();
  show('/demo/courses');
  await user.tab();
  expect(link('Курсы')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Закрепить «Курсы» наверху' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(link('Курсы')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Ещё в разделе «Курсы»' })).toHaveFocus();
});

it('moves a pinned link to the top, and back when it is unpinned', async () => {
  const user = newUser();
  const { unmount } = show('/demo/courses');
  await user.click(screen.getByRole('button', { name: 'Закрепить «Пользователи» наверху' }));
  const pinned = () => within(screen.getByRole('region', { name: 'Закреплённые' }));
  expect(pinned().getByRole('link', { name: 'Пользователи' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Пользователи' })).toHaveLength(1);
  unmount();
  show('/demo/courses');
  await user.click(pinned().getByRole('button', { name: 'Открепить «Пользователи»' }));
  expect(screen.queryByRole('region', { name: 'Закреплённые' })).toBeNull();
  expect(link('Пользователи')).toBeVisible();
});
