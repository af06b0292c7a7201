// The page's theme: the choice stored in this browser, or the system's. It has no dependencies, since the page's start
// script applies it before the first paint.

/** The document's class in the dark theme. */
export const darkTheme = 'dark';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** The storage key of the choice; without it the theme follows the system. */
const key = 'theme';

export function themeChoice(): ThemeChoice {
  const chosen = localStorage.getItem(key);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, choice);
  applyTheme();
}

export function applyTheme(): void {
  const choice = themeChoice();
  const isDark = choice === 'dark' || (choice === 'system' && systemIsDark().matches);
  document.documentElement.classList.toggle(darkTheme, isDark);
}

/** Follows changes of the system and of other tabs. */
export function followTheme(): void {
  systemIsDark().addEventListener('change', applyTheme);
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) applyTheme();
  });
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');
