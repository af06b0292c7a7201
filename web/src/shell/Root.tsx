// What stands around every screen.
import { Outlet, ScrollRestoration } from 'react-router';
import { AppLink } from '../kit/AppLink.tsx';
import { UiProvider } from '../ui/index.ts';
import { BrowserNotice } from './BrowserNotice.tsx';

export function Root() {
  return (
    <UiProvider link={AppLink}>
      <BrowserNotice />
      <Outlet />
      <ScrollRestoration />
    </UiProvider>
  );
}
