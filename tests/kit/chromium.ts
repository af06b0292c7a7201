// Installs Debian's headless Chromium for the browser tests if it is missing and this user may install packages. The
// headless shell renders the same pages with a sixth less processor time, because it has no window, profile or
// extensions.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';

const shell = '/usr/bin/chromium-headless-shell';

/** CHROMIUM_PATH overrides the executable. */
export const chromium = process.env.CHROMIUM_PATH ?? shell;

/** Undefined when Chromium can be started, otherwise the reason why not. */
export function chromiumIsMissing(): string | undefined {
  if (existsSync(chromium)) return undefined;
  const failure = installPackages('chromium-headless-shell');
  return existsSync(chromium) ? undefined : (failure ?? `${chromium} is not there`);
}
