// Debian's Chromium for the browser tests, installed when it is missing and this user may install it.
import { existsSync } from 'node:fs';
import { installPackages } from './debian.ts';

export const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Undefined when Chromium can be started, otherwise why not. */
export function chromiumIsMissing(): string | undefined {
  if (existsSync(chromium)) return undefined;
  const failure = installPackages('chromium');
  return existsSync(chromium) ? undefined : (failure ?? `${chromium} is not there`);
}
