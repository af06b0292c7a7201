// The routes of the web app, parsed from its sources, because these run only after a Vite build.
import { globSync, readFileSync } from 'node:fs';
import { matchPath } from 'react-router';
import { inRoot } from '../../../scripts/lib/root.ts';

/** In the notation of the specification: /:company/users/:user_id. */
export function routes(): string[] {
  const files = globSync('*/routes.ts', { cwd: inRoot('web', 'src') });
  const pages = files.flatMap((file) => pagesOf(readFileSync(inRoot('web', 'src', file), 'utf8')));
  const layouts = readFileSync(inRoot('web', 'src', 'routes.tsx'), 'utf8');
  const others = [...layouts.matchAll(/index: true|path: '(\*)'/g)].map(
    ([, path = '']) => `/${path}`,
  );
  return [...pages, ...others];
}

/** Whether the path is a page and not the catch-all route. */
export function isPage(pathname: string): boolean {
  return routes().some((path) => !path.endsWith('*') && matchPath(path, pathname) !== null);
}

/**
 * The pages of a domain: `company: [` is the layout of the following routes, and `path: 'users'` a page in it. Of two
 * paths the first is that of the main host.
 */
function pagesOf(source: string): string[] {
  let layout = '';
  const pages: string[] = [];
  for (const [, name, path] of source.matchAll(/\b(\w+): \[\n|\bpath: (?:.+ \? )?'([^']*)'/g)) {
    if (name !== undefined) layout = name;
    else pages.push([layout === 'company' ? '/:company' : '', path].join('/').replace(/\/$/, ''));
  }
  const declared = source.match(/\b(?:page|plain)Route\(/g)?.length ?? 0;
  if (pages.length !== declared) throw new Error('a route is written in a way that is not read');
  return pages;
}
