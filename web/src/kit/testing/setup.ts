// Setup of every web test: DOM matchers, a clean page, and the `jest` global that relay-test-utils and Testing Library
// expect.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

Object.assign(globalThis, { jest: vi });
// Milliseconds. Tests measure no time; this only ends a test that waits in vain, even on a slow machine.
configure({ asyncUtilTimeout: 60_000 });

// jsdom lacks it; every browser has it.
navigator.sendBeacon = () => true;

// Test files of a worker share a page, so each leaves it clean.
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
  // React Aria may still be loaded from an earlier file and reads it at every key and click.
  if (isReplaced) {
    throw new Error(
      'Mock a property of navigator instead: jsdom rejects a replaced navigator object.',
    );
  }
});
