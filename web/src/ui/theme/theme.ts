// The theme of the page: what the person chose in this browser, or what their system has. The page's own start applies it
// before anything is painted; it needs nothing but the document.

/** The class of the document when the dark theme is shown. */
export const darkTheme = 'dark';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Where the choice is kept; nothing there follows the system. */
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

/** Goes along with the system, and with what is chosen in another tab. */
export function followTheme(): void {
  systemIsDark().addEventListener('change', applyTheme);
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) applyTheme();
  });
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)');
