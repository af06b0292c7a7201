// The application's link: prefetches the code and data of its target on hover, focus or touch.
import { createContext, use, type ComponentPropsWithRef } from 'react';
import { Link, matchRoutes, parsePath, type RouteObject } from 'react-router';
import { defaultSearch } from '../list/views/cachedViews.ts';
import type { PageHandle } from './page.tsx';

/** The routes of the application. */
export const RoutesContext = createContext<RouteObject[]>([]);

type AppLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { to: string };

export function AppLink({ to, onPointerEnter, onPointerDown, onFocus, ...rest }: AppLinkProps) {
  const routes = use(RoutesContext);
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(routes, to);
      }}
      // Touch screens have no hover.
      onPointerDown={(event) => {
        onPointerDown?.(event);
        prefetch(routes, to);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(routes, to);
      }}
    />
  );
}

function prefetch(routes: RouteObject[], to: string): void {
  const { pathname, search } = parsePath(to);
  const found = pathname ? matchRoutes(routes, pathname)?.at(-1) : undefined;
  const handle = found?.route.handle as PageHandle | undefined;
  if (found && handle)
    handle.prefetch({
      params: found.params,
      search: new URLSearchParams(defaultSearch(found.pathname, search ?? '')),
    });
}
