// Uploads a file of several parts on a separate page, and compares the stored bytes.
import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { graphqlClient } from '../../kit/graphql.ts';
import { expect, signIn, disableAnimations, test } from '../kit/journey.ts';

export const name = 'лекция.pdf';

/** Number of parts; the last is short. */
export const partsCount = 3;

export const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(25_500_000)]);

/** Chooses the file in the upload control. */
export async function choose(page: Page): Promise<void> {
  const file = test.info().outputPath(name);
  await writeFile(file, bytes);
  await page.getByLabel('Файлы для загрузки').setInputFiles(file);
}

/** A page whose console may log lost connections. */
export async function pageOf(browser: Browser, token: string, baseURL: string): Promise<Page> {
  return pageIn(await browser.newContext({ baseURL, locale: 'ru-RU' }), token);
}

export async function pageIn(context: BrowserContext, token: string): Promise<Page> {
  const page = await context.newPage();
  await disableAnimations(page);
  await signIn(page, token);
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

export const stored = (page: Page) => page.getByRole('button', { name, exact: true });

/** Expects the stored file to equal the sent one. */
export async function expectSame(url: string, token: string, code: string): Promise<void> {
  const { data } = await graphqlClient(url, token)(
    `query ($code: String!) {
      company(code: $code) {
        fileStorage(first: 1, orderBy: { field: CREATED_AT, direction: DESC }) {
          edges { node { name file { url } } }
        }
      }
    }`,
    { code },
  );
  const [{ node }] = data.company.fileStorage.edges;
  const answer = await fetch(new URL(node.file.url, url));
  const came = Buffer.from(await answer.arrayBuffer());
  expect([node.name, came.length, hash(came)]).toEqual([name, bytes.length, hash(bytes)]);
}

const hash = (some: Buffer) => createHash('sha256').update(some).digest('hex');
