// Tests that every route of the web app is declared as a screen.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../kit/journey.ts';
import { routes } from '../kit/routes.ts';
import type { Screen } from '../kit/screens.ts';
import { debug } from './shell.ts';

test('every route of the web app is declared as a screen', async () => {
  // Some routes are declared with several addresses.
  const declared = new Set((await declaredScreens()).map(({ path }) => path));
  expect([...declared, debug.path].toSorted()).toEqual(routes().toSorted());
});

test('every list of screens has a file that tries it', () => {
  const tried = lists.map((list) => list.replace('.ts', '.spec.ts'));
  expect(files).toEqual(expect.arrayContaining(tried));
});

const files = readdirSync(import.meta.dirname);
const lists = files.filter((file) => /^[a-z-]+\.ts$/.test(file));

async function declaredScreens(): Promise<Screen[]> {
  const declared = lists.map(async (list) => {
    const { screens }: { screens: Screen[] } = await import(join(import.meta.dirname, list));
    return screens;
  });
  return (await Promise.all(declared)).flat();
}
