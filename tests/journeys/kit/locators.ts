// Fields as a person finds them, and signing in by the form.
import type { Locator, Page } from '@playwright/test';

/** The field under this label. */
export function field(within: Page | Locator, label: string): Locator {
  return within.getByRole('textbox', { name: label, exact: true });
}

export async function fillSignIn(page: Page, login: string, password: string): Promise<void> {
  await field(page, 'Логин').fill(login);
  await field(page, 'Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}
