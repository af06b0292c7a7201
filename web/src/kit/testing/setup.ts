// What every test of the web app finds ready: DOM matchers, a clean page, and the `jest` that relay-test-utils and
// Testing Library look for.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

Object.assign(globalThis, { jest: vi });
// Milliseconds. Nothing is timed: this ends what waits in vain, however busy the machine is.
configure({ asyncUtilTimeout: 60_000 });

// Not in jsdom, and every browser has it.
navigator.sendBeacon = () => true;

// The files of a worker share a page: none finds anything of the one before.
afterEach(() => {
  const isReplaced = Object.getPrototypeOf(navigator) !== Navigator.prototype;
  cleanup();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  // React Aria, which a file before may have brought in, asks it at every key and click of the page.
  if (isReplaced) {
    throw new Error('Change a property of the navigator: what stands in for it is none to jsdom.');
  }
});
