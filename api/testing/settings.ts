// Settings of an api in a test's process, independent of the machine's environment.
import { readSettings, type Settings } from '../src/settings.ts';

export function testSettings(environment: Record<string, string | undefined> = {}): Settings {
  return readSettings({
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    STATEMENT_TIMEOUT: '0', // No timeouts: tests must not depend on speed.
    CAPTCHA: 'off',
    FFMPEG: 'off', // Do not search PATH.
    ...environment,
  });
}
