// The journeys: stories told in a real browser, against real servers. The demo school is there to be looked at; what
// changes a school makes one of its own, so that all files are told side by side.
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
    // Set by the global set-up, before the workers read this.
    ...(process.env.KAFEDRA_URL && { baseURL: process.env.KAFEDRA_URL }),
    // A worker keeps its page; every test finds it empty, with no storage and nothing listening to it.
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
      // Chromium runs as root in containers, asks the outside for nothing, and draws as simply as it can: what imitates
      // a graphics card costs a fifth of the run.
      args: [
        '--no-sandbox',
        // Schools at names of their own, which no name server knows.
        '--host-resolver-rules=MAP *.school.test 127.0.0.1, MAP school.test 127.0.0.1',
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--in-process-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One process for all pages of a worker, in place of one for each site: a seventh less of processors.
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
        // A page lives for seconds: compiling its code once more, for speed, takes a seventh of what pages cost.
        '--js-flags=--no-turbofan --no-maglev',
      ],
    },
  },
});
