// The root component with the router.
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { RoutesContext } from './kit/pages/AppLink.tsx';
import { watchHistory } from './kit/pages/visit.ts';
import { routes } from './routes.tsx';

const router = watchHistory(() => createBrowserRouter(routes));

/** Resolves when the first page is ready to replace the shell. */
export const pageIsReady = new Promise<void>((ready) => {
  const resolveIfInitialized = () => router.state.initialized && ready();
  resolveIfInitialized();
  router.subscribe(resolveIfInitialized);
});

export function App() {
  return (
    <RoutesContext value={routes}>
      {/* A navigation is pending until the new data is rendered. */}
      <RouterProvider router={router} useTransitions />
    </RoutesContext>
  );
}
