// The providers of every screen.
import { Outlet, ScrollRestoration } from 'react-router';
import { AppLink } from '../../kit/pages/AppLink.tsx';
import { BreadcrumbsProvider } from '../../kit/pages/breadcrumbs.tsx';
import { UiProvider } from '../../ui/index.ts';
import { BrowserNotice } from '../notices/BrowserNotice.tsx';
import { BusyNotice } from '../notices/BusyNotice.tsx';

export function Root() {
  return (
    <UiProvider link={AppLink}>
      <BrowserNotice />
      <BreadcrumbsProvider>
        <Outlet />
      </BreadcrumbsProvider>
      <BusyNotice />
      <ScrollRestoration />
    </UiProvider>
  );
}
