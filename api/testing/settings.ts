// The settings of an api that tests run in their own process: none is the machine's.
import { readSettings, type Settings } from '../src/settings.ts';

export function testSettings(environment: Record<string, string | undefined> = {}): Settings {
  return readSettings({
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    STATEMENT_TIMEOUT: '0', // Nothing is timed.
    CAPTCHA: 'off',
    FFMPEG: 'off', // Not looked for in PATH.
    ...environment,
  });
}
