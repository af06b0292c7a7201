// The journeys: user stories in a real browser against real servers. They only read the demo school; a journey that
// changes data creates a school of its own, so that files run in parallel.
import { defineConfig } from '@playwright/test';
import { chromium } from './tests/kit/chromium.ts';
import { enterTestEnvironment } from './tests/kit/environment.ts';
import { testTimeouts } from './tests/kit/timeouts.ts';

enterTestEnvironment();

export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './tests/.artifacts/journeys',
  globalSetup: './tests/journeys/kit/servers.ts',
  workers: 2,
  retries: 0,
  timeout: testTimeouts.testTimeout,
  expect: { timeout: testTimeouts.expect.poll.timeout },
  forbidOnly: true,
  use: {
    // Set by the global setup, before workers read it.
    ...(process.env.KAFEDRA_URL && { baseURL: process.env.KAFEDRA_URL }),
    // A worker reuses its page; each test starts with an empty one, without storage or listeners.
    reuseContext: true,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    actionTimeout: testTimeouts.expect.poll.timeout,
    navigationTimeout: testTimeouts.expect.poll.timeout,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: chromium,
      // Chromium runs as root in containers, makes no requests of its own, and renders without a GPU: emulating one
      // takes a fifth of the run.
      args: [
        '--no-sandbox',
        // Schools with custom domains, which aren't in DNS.
        '--host-resolver-rules=MAP *.school.test 127.0.0.1, MAP school.test 127.0.0.1',
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--in-process-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One process for all pages of a worker instead of one per site: a seventh less CPU time.
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
        // A page lives for seconds: optimizing its code takes a seventh of its CPU time.
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
});
