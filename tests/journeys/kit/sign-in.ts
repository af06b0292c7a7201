// Signing in as a person does, by the form.
import type { Page } from '@playwright/test';

export async function fillSignIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Логин').fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
}
