// Small choices that a browser remembers: how the menu stands, which company was open last.
type Setting = 'menu_collapsed' | 'last_company' | 'browser_notice_seen';

export function readSetting(name: Setting): string | null {
  return localStorage.getItem(name);
}

/** Null forgets it. */
export function writeSetting(name: Setting, value: string | null): void {
  if (value === null) localStorage.removeItem(name);
  else localStorage.setItem(name, value);
}
