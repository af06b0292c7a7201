// What every test of the web app finds ready: DOM matchers, a clean page, and the `jest` that relay-test-utils calls.
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

vi.stubGlobal('jest', vi);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
