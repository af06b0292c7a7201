// Runs in the build: renders the shell of every address and collects the scripts and query that it needs.
import { mock } from 'node:test';
import createCache from '@emotion/cache';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createMemoryRouter,
  Outlet,
  RouterProvider,
  type NonIndexRouteObject,
  type RouteObject,
} from 'react-router';
import { getRequest, type OperationType } from 'relay-runtime';
import { titleMark, type PageFacts } from './boot/facts.ts';
import { AppLink } from './kit/pages/AppLink.tsx';
import { toBody } from './kit/network/gateway.ts';
import type { LoadedPage, Page, PageHandle } from './kit/pages/page.tsx';
import { routes } from './routes.tsx';
import { UiProvider } from './ui/index.ts';

export interface Prerendered {
  pages: readonly PrerenderedPage[];
  /** The styles of all shells. */
  css: string;
}

export interface PrerenderedPage extends Omit<PageFacts, 'files' | 'shells'> {
  /** Modules imported for it. */
  modules: readonly string[];
  shells: readonly [wide: string, narrow: string];
}

type Component = () => React.ReactNode;

declare global {
  /** Files of the modules that were imported dynamically, recorded by the build's plugin. */
  var importedModules: string[];
}

/** Computed during module evaluation, after which the module runner can't import anything. */
export const prerendered = await prerender();

async function prerender(): Promise<Prerendered> {
  const cache = createCache({ key: 'k' });
  // Collects the styles instead of inserting them between the elements.
  cache.compat = true;
  const pages: PrerenderedPage[] = [];
  for (const { path, layouts, handle } of pagesOf(routes)) {
    importedModules.length = 0;
    const frames = await Promise.all(layouts.map((load) => load()));
    const loaded = await handle.load();
    const render = (narrow: boolean) => {
      if (narrow) localStorage.setItem('menu_collapsed', '1');
      else localStorage.removeItem('menu_collapsed');
      return shellOf(path, frames, loaded, cache);
    };
    pages.push({
      path,
      title: handle.title,
      open: loaded.page === null || loaded.page.open === true,
      ...(loaded.page?.otherwise !== undefined && { otherwise: loaded.page.otherwise }),
      ...(loaded.page?.fieldColumns && { fieldColumns: loaded.page.fieldColumns }),
      ...(loaded.page?.hiddenColumns && { hiddenColumns: true as const }),
      modules: [...importedModules],
      shells: [render(false), render(true)],
      ask: loaded.page && questionOf(path, loaded.page),
    });
  }
  const parameters = ({ path }: PrerenderedPage) => path.split(':').length;
  const forOthers = ({ path }: PrerenderedPage) => Number(path.endsWith('*'));
  return {
    pages: pages.toSorted(
      (one, other) => forOthers(one) - forOthers(other) || parameters(one) - parameters(other),
    ),
    css: Object.values(cache.inserted)
      .filter((rule) => typeof rule === 'string')
      .join(''),
  };
}

interface RouteOfPage {
  path: string;
  layouts: (() => Promise<Component>)[];
  handle: PageHandle;
}

/** Every page with its layouts. */
function pagesOf(
  children: readonly RouteObject[],
  above: Omit<RouteOfPage, 'handle'> = { path: '', layouts: [] },
): RouteOfPage[] {
  return children.flatMap((route) => {
    const path = route.path ? `${above.path}/${route.path}` : above.path;
    if (route.handle) return { ...above, path, handle: route.handle as PageHandle };
    const layout = (route.lazy as { Component?: () => Promise<Component> } | undefined)?.Component;
    const layouts = layout ? [...above.layouts, layout] : above.layouts;
    return pagesOf(route.children ?? [], { path, layouts });
  });
}

function shellOf(
  path: string,
  frames: readonly Component[],
  { first }: LoadedPage,
  cache: ReturnType<typeof createCache>,
): string {
  const Page = () => first(titleMark);
  const Root = () => (
    <UiProvider link={AppLink} cache={cache}>
      <Outlet />
    </UiProvider>
  );
  const leaf: NonIndexRouteObject = { path, handle: { title: titleMark }, Component: Page };
  const tree = [Root, ...frames].reduceRight<RouteObject>(
    (child, Component) => ({ Component, children: [child] }),
    leaf,
  );
  const router = createMemoryRouter([tree], { initialEntries: [path.replaceAll(/:\w+/g, '-')] });
  // Inert until the application replaces it.
  return renderToStaticMarkup(
    <div inert>
      <RouterProvider router={router} />
    </div>,
  );
}

/**
 * Null when the query depends on anything but the path parameters, each used verbatim, for example on the date.
 */
function questionOf(path: string, page: Page<OperationType>): string | null {
  const names = path.match(/:\w+/g) ?? [];
  const params = Object.fromEntries(names.map((name) => [name.slice(1), name]));
  const ask = () => {
    const variables = page.variables({ params, search: new URLSearchParams() });
    return JSON.stringify(toBody(getRequest(page.query).params, variables));
  };
  const body = ask();
  mock.timers.enable({ apis: ['Date'], now: 0 });
  const isTimeless = ask() === body;
  mock.timers.reset();
  return isTimeless && names.every((name) => body.includes(`"${name}"`)) ? body : null;
}
