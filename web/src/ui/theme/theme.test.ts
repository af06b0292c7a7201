// The page's theme: the user's choice or the system's, including changes of either.
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { applyTheme, chooseTheme, followTheme, themeChoice } from './theme.ts';

function system() {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => query);
  return {
    turns: (dark: boolean) => {
      query.matches = dark;
      query.dispatchEvent(new Event('change'));
    },
  };
}

// Test files share the window.
beforeEach(() => {
  const { mock } = vi.spyOn(window, 'addEventListener');
  onTestFinished(() => {
    for (const [type, listener] of mock.calls) window.removeEventListener(type, listener);
  });
});

const isDark = () => document.documentElement.classList.contains('dark');

it('follows the system until a theme is selected, and again after resetting', () => {
  const { turns } = system();
  followTheme();
  applyTheme();
  expect([themeChoice(), isDark()]).toEqual(['system', false]);
  turns(true);
  expect(isDark()).toBe(true);

  chooseTheme('light');
  turns(false);
  turns(true);
  expect([themeChoice(), isDark()]).toEqual(['light', false]);

  chooseTheme('system');
  expect([themeChoice(), isDark()]).toEqual(['system', true]);
  turns(false);
  expect(isDark()).toBe(false);
});

it('follows other tabs, and ignores unknown values', () => {
  system();
  followTheme();
  localStorage.setItem('theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(isDark()).toBe(true);
  localStorage.setItem('theme', 'sepia');
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect([themeChoice(), isDark()]).toEqual(['system', false]);
});
