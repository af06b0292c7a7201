// Helpers for the GraphiQL page.
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Opens GraphiQL and returns the plan, which is loaded once the editor is ready. */
export async function openGraphiql(page: Page): Promise<Locator> {
  await page.goto('/graphql');
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('SignIn makes at most');
  return plan;
}

/** Replaces the text of a GraphiQL editor. */
export async function write(editor: Locator, text: string): Promise<void> {
  const page = editor.page();
  await editor.locator('.view-lines:visible').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}
