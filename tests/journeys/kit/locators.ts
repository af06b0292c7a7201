// Finds fields as users do, and signs in with the form.
import { expect, type Locator, type Page } from '@playwright/test';

/** The field with this label. */
export function field(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: label, exact: true });
}

/** Submits a form with this button. A long form repeats it at the bottom of the window. */
export function submit(page: Page, words: string): Promise<void> {
  return page.getByRole('button', { name: words, exact: true }).last().click();
}

/** Searches a record by name in the field with this label, and selects it. */
export async function choose(within: Page | Locator, label: string, name: string): Promise<void> {
  const box = within.getByRole('combobox', { name: label, exact: true });
  await box.fill(name);
  const page = 'page' in within ? within.page() : within;
  await page.getByRole('option', { name, exact: true }).click();
}

/** Opens a tab of the named tab list, also from its overflow menu «Ещё». */
export async function openTab(page: Page, row: string, name: string): Promise<void> {
  const tabs = page.getByRole('navigation', { name: row, exact: true });
  const tab = tabs.getByRole('link', { name, exact: true });
  const more = tabs.getByRole('button', { name: 'Ещё' });
  await expect(tab.or(more).first()).toBeVisible();
  if (await tab.isVisible()) return tab.click();
  await more.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

export async function fillSignIn(page: Page, login: string, password: string): Promise<void> {
  await field(page, 'Логин').fill(login);
  await field(page, 'Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}
