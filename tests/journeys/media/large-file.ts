// A file of several parts, chosen on a page of one's own, and the same to the byte when it has arrived.
import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { graphqlClient } from '../../kit/graphql.ts';
import { expect, signIn, standStill, test } from '../kit/journey.ts';

export const name = 'лекция.pdf';

/** Parts of the file; the last is short. */
export const partsCount = 3;

export const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(25_500_000)]);

/** Chooses it where files are uploaded. */
export async function choose(page: Page): Promise<void> {
  const file = test.info().outputPath(name);
  await writeFile(file, bytes);
  await page.getByLabel('Файлы для загрузки').setInputFiles(file);
}

/** A page whose console may tell of lost connections. */
export async function pageOf(browser: Browser, token: string, baseURL: string): Promise<Page> {
  return pageIn(await browser.newContext({ baseURL, locale: 'ru-RU' }), token);
}

export async function pageIn(context: BrowserContext, token: string): Promise<Page> {
  const page = await context.newPage();
  await standStill(page);
  await signIn(page, token);
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

export const stored = (page: Page) => page.getByRole('button', { name, exact: true });

/** What lies in the storage of the company is what was sent. */
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
