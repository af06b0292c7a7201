// Renders a component for a test inside UiProvider and a router, with a simulated user.
import type { ReactNode } from 'react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import { UiProvider } from './theme/UiProvider.tsx';

type Pages = Record<string, ReactNode>;

/** `pages` are further routes of the test; the component itself is at `/`. */
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
 * Uses fake timers until the end of the test: a pause in typing ends only when the test advances the time, however slow
 * the machine is.
 */
export function stopClock(): void {
  vi.useFakeTimers();
}

/** A simulated user that works with real and fake timers. */
export function newUser(): ReturnType<typeof userEvent.setup> {
  return userEvent.setup({
    advanceTimers: (milliseconds) => {
      if (vi.isFakeTimers()) vi.advanceTimersByTime(milliseconds);
    },
  });
}
