// Draws something for a test, inside the provider and a router as in the application.
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { UiProvider } from './UiProvider.tsx';

type Pages = Record<string, ReactNode>;

/** `pages` are other addresses that the test may go to; the thing itself stands at `/`. */
export function renderUi(element: ReactNode, pages: Pages = {}) {
  const router = createMemoryRouter(
    Object.entries({ '/': element, ...pages }).map(([path, page]) => ({
      path,
      element: <UiProvider>{page}</UiProvider>,
    })),
  );
  const view = render(<RouterProvider router={router} />);
  return { ...view, router, user: userEvent.setup() };
}
