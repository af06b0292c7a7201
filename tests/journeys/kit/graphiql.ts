// GraphiQL as a developer handles it.
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Opens it, and gives its plan: that is asked for once the editor is there and has come to rest. */
export async function openGraphiql(page: Page): Promise<Locator> {
  await page.goto('/graphql');
  const plan = page.getByRole('region', { name: 'Plan' });
  await expect(plan).toContainText('SignIn makes at most');
  return plan;
}

/** Replaces what stands in one of GraphiQL's editors. */
export async function write(editor: Locator, text: string): Promise<void> {
  const page = editor.page();
  await editor.locator('.view-lines:visible').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText(text);
}
