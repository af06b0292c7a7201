// What stands around every screen.
import { Outlet, ScrollRestoration } from 'react-router';
import { AppLink } from '../kit/AppLink.tsx';
import { PlaceProvider } from '../kit/place.tsx';
import { UiProvider } from '../ui/index.ts';
import { BrowserNotice } from './BrowserNotice.tsx';
import { BusyNotice } from './BusyNotice.tsx';

export function Root() {
  return (
    <UiProvider link={AppLink}>
      <BrowserNotice />
      <PlaceProvider>
        <Outlet />
      </PlaceProvider>
      <BusyNotice />
      <ScrollRestoration />
    </UiProvider>
  );
}
