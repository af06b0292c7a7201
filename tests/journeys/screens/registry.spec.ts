// Over all domains: every route of the web app is a screen of one list, so that none is forgotten.
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../../../scripts/lib/root.ts';
import { expect, test } from '../kit/journey.ts';
import type { Screen } from '../kit/screens.ts';
import { debug } from './shell.ts';

test('every route of the web app is a screen in one list', async () => {
  const declared = (await declaredScreens()).map(({ path }) => path);
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

/** The paths of all routes, read from the sources: these run only where Vite has built them. */
function routes(): string[] {
  const files = globSync('*/routes.ts', { cwd: inRoot('web', 'src') });
  const pages = files.flatMap((file) => pagesOf(readFileSync(inRoot('web', 'src', file), 'utf8')));
  const layouts = readFileSync(inRoot('web', 'src', 'routes.tsx'), 'utf8');
  const others = [...layouts.matchAll(/index: true|path: '(\*)'/g)].map(
    ([, path = '']) => `/${path}`,
  );
  return [...pages, ...others];
}

/** Of a domain: `company: [` is the layout of what follows, and `path: 'users'` a page in it. */
function pagesOf(source: string): string[] {
  let layout = '';
  const pages: string[] = [];
  for (const [, name, path] of source.matchAll(/\b(\w+): \[\n|\bpath: '([^']*)'/g)) {
    if (name !== undefined) layout = name;
    else pages.push([layout === 'company' ? '/:company' : '', path].join('/').replace(/\/$/, ''));
  }
  expect(pages).toHaveLength(source.match(/\b(?:page|plain)Route\(/g)?.length ?? 0);
  return pages;
}
