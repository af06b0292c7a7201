// The frame of every page: its title, a skeleton while code or data load, and an error boundary that keeps the shell.
import { useEffect, type ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay';
import { Navigate, useLoaderData, useLocation, useRevalidator, useRouteError } from 'react-router';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import {
  ErrorBoundary,
  ErrorState,
  LinkButton,
  LoadingState,
  useAlerts,
  type ErrorStateProps,
} from '../../ui/index.ts';
import { isUnsupported, reasonOf } from '../network/errors.ts';
import { refreshExpiredUrls } from '../files/signedUrls.ts';
import { noView, viewIdIn, withView } from '../list/views/cachedViews.ts';
import { usePageTitle, useBreadcrumbs } from './breadcrumbs.tsx';
import { skipStoreOnce } from './visit.ts';
import { rememberLink } from '../network/session.ts';

/** Thrown when the server returns no company or viewer; leads to the sign-in page. */
export class NotAdmitted extends Error {
  constructor() {
    super('The viewer has no access to this page.');
    this.name = 'NotAdmitted';
  }
}

export function PageBoundary({
  skeleton,
  query,
  children,
}: {
  skeleton: ReactNode;
  /** Null for a page without data. */
  query: GraphQLTaggedNode | null;
  children: ReactNode;
}) {
  const title = usePageTitle();
  const data: unknown = useLoaderData();
  const retry = useFreshPage();
  useEffect(() => {
    const loaded = data as PreloadedQuery<OperationType> | undefined;
    return query === null || loaded === undefined
      ? undefined
      : refreshExpiredUrls({ query, variables: loaded.variables });
  }, [query, data]);
  return (
    <>
      <title>{title}</title>
      <ErrorBoundary
        resetOn={data}
        loading={skeleton ?? <LoadingState />}
        fallback={(error) => <PageFailure error={error} onRetry={retry} />}
      >
        {children}
      </ErrorBoundary>
    </>
  );
}

/** Refetches the page's data from the server. */
export function useFreshPage(): () => void {
  const { revalidate } = useRevalidator();
  return () => {
    skipStoreOnce();
    void revalidate();
  };
}

/** Shown when a route's code failed to load, which only a full page load can fix. */
export function RouteFailure() {
  return <PageFailure error={useRouteError()} onRetry={() => location.reload()} />;
}

function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { pathname, search } = useLocation();
  const [home] = useBreadcrumbs();
  if (error instanceof NotAdmitted) {
    rememberLink(pathname + search);
    return <Navigate to="/login?reason=denied" replace />;
  }
  const reason = reasonOf(error);
  switch (reason?.code) {
    // The sign-in page is being opened already.
    case 'UNAUTHENTICATED':
      return <LoadingState />;
    case 'FORBIDDEN':
      return (
        <ErrorState
          isPage
          title="Нет доступа"
          message="У вашей роли нет права на этот раздел. Его может дать владелец компании."
          action={
            home && home.to !== pathname && <LinkButton to={home.to}>{home.title}</LinkButton>
          }
        />
      );
    case undefined:
      return (
        <ErrorState
          isPage
          message="Не удалось показать страницу. Попробуйте ещё раз."
          onRetry={isMissingCode(error) ? () => location.reload() : onRetry}
        />
      );
    // The address sorts or filters by something deleted since.
    case 'INVALID_INPUT': {
      if (search === '') return <NotThere isPage />;
      const saved = viewIdIn(new URLSearchParams(search));
      const left = saved === null ? '' : withView(saved, '');
      if (saved && search !== left) return <LeftOfView to={pathname + left} />;
      return (
        <ErrorState
          isPage
          title="Так показать не получится"
          message="В адресе — порядок или фильтр, которых больше нет: например, поле удалили."
          action={
            <LinkButton to={pathname + (saved ? withView(noView, '') : '')}>
              Показать всё
            </LinkButton>
          }
        />
      );
    }
    default:
      if (isUnsupported(error)) return <NotThere isPage />;
      return (
        <ErrorState isPage isBusy={reason?.isBusy} message={reason?.message} onRetry={onRetry} />
      );
  }
}

/** Opens a saved view without its deleted columns and conditions, as a changed view. */
function LeftOfView({ to }: { to: string }) {
  const alerts = useAlerts();
  useEffect(() => {
    alerts.error('Порядка или фильтра этого вида больше нет: список показан без них');
  }, [alerts]);
  return <Navigate to={to} replace />;
}

export const NotThere = ({ isPage }: Pick<ErrorStateProps, 'isPage'>) => (
  <ErrorState
    isPage={isPage}
    title="Здесь этого нет"
    message="Сервер, с которым работает эта установка, таких данных не передаёт."
  />
);

/** A chunk that is no longer on the server or timed out; retrying needs a full page load. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script|did not arrive/i.test(error.message)
  );
}
