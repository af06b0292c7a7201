// Fields as a person finds them, and signing in by the form.
import { expect, type Locator, type Page } from '@playwright/test';

/** The field under this label. */
export function field(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: label, exact: true });
}

/** Sends a form by the button with these words. A long form has it at the bottom of the window too, after its own. */
export function submit(page: Page, words: string): Promise<void> {
  return page.getByRole('button', { name: words, exact: true }).last().click();
}

/** Finds a record by its name in the field under this label, and chooses it. */
export async function choose(within: Page | Locator, label: string, name: string): Promise<void> {
  const box = within.getByRole('combobox', { name: label, exact: true });
  await box.fill(name);
  const page = 'page' in within ? within.page() : within;
  await page.getByRole('option', { name, exact: true }).click();
}

/** Opens a tab of the row that is called so, also one that stands under «Ещё». */
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
