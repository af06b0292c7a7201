// The application: its data, its addresses, and what every screen stands in.
import { RelayEnvironmentProvider } from 'react-relay';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { RoutesContext } from './kit/AppLink.tsx';
import { environment } from './kit/environment.ts';
import { watchHistory } from './kit/page.tsx';
import { routes } from './routes.tsx';

const router = watchHistory(() => createBrowserRouter(routes));

export function App() {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RoutesContext value={routes}>
        {/* Navigation counts as pending until the new data are on the screen. */}
        <RouterProvider router={router} useTransitions />
      </RoutesContext>
    </RelayEnvironmentProvider>
  );
}
