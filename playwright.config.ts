// The journeys: stories told in a real browser, against real servers with the demo school.
import { defineConfig } from '@playwright/test';
import { chromium } from './tests/kit/chromium.ts';

const looking = /(requests|routes|validation|developers)\.spec\.ts$/;

export default defineConfig({
  testDir: './tests/journeys',
  outputDir: './tests/.artifacts/journeys',
  globalSetup: './tests/journeys/kit/servers.ts',
  // The stories change the same school, so they are told one after the other; what only looks at it goes beside them.
  workers: 2,
  projects: [
    { name: 'stories', testIgnore: looking, workers: 1 },
    { name: 'looks', testMatch: looking, workers: 1 },
  ],
  retries: 0,
  timeout: 40_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    // Set by the global set-up, before the workers read this.
    ...(process.env.KAFEDRA_URL && { baseURL: process.env.KAFEDRA_URL }),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    actionTimeout: 10_000,
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: chromium,
      // Chromium runs as root in containers, and asks the outside for nothing.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
