// What every test of the web app finds ready: DOM matchers, a clean page, and the `jest` that relay-test-utils calls.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

vi.stubGlobal('jest', vi);
// Lazy parts of the interface take their time on a busy machine. Milliseconds; less than a test may take.
configure({ asyncUtilTimeout: 4000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
