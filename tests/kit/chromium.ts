// Debian's Chromium for the browser tests, installed when it is missing and this user may install it: its headless shell,
// which draws the same pages with a sixth less of processors, as it has no window, no profile and no extensions.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';

const shell = '/usr/bin/chromium-headless-shell';

/** CHROMIUM_PATH names another one. */
export const chromium = process.env.CHROMIUM_PATH ?? shell;

/** Undefined when Chromium can be started, otherwise why not. */
export function chromiumIsMissing(): string | undefined {
  if (existsSync(chromium)) return undefined;
  const failure = installPackages('chromium-headless-shell');
  return existsSync(chromium) ? undefined : (failure ?? `${chromium} is not there`);
}
