// Draws something for a test, inside the provider and a router as in the application, and lets somebody use it.
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { UiProvider } from './theme/UiProvider.tsx';

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
  return { ...view, router, user: newUser() };
}

/**
 * Until the end of the test the clock stands still: a pause in typing is over when the test lets time pass, or waits for
 * what comes of it, and not when a slow machine takes long between two keys.
 */
export function stopClock(): void {
  vi.useFakeTimers();
}

/** Somebody with a mouse and a keyboard, whatever the clock does. */
export function newUser(): ReturnType<typeof userEvent.setup> {
  return userEvent.setup({
    advanceTimers: (milliseconds) => {
      if (vi.isFakeTimers()) vi.advanceTimersByTime(milliseconds);
    },
  });
}
