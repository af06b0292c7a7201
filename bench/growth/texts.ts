// Texts of the web app's operations by name, as it sends them.
import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/root.ts';

const texts = Object.values(
  JSON.parse(readFileSync(inRoot('web', 'persisted-operations.json'), 'utf8')) as Record<
    string,
    string
  >,
);

export function textOf(name: string): string {
  const found = texts.find((text) => new RegExp(`^query ${name}\\b`).test(text));
  if (found === undefined) throw new Error(`The web app has no query ${name} any more`);
  return found;
}
