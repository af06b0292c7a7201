// Deletes drafts that are too old, and the oldest ones when all together are too large.
import { draftKey } from '../network/session.ts';

/** Milliseconds: thirty days. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Characters of all drafts together; browsers allow a site about five million. */
const mostLetters = 2_000_000;

/** `at` in a draft is its time as ISO 8601; a draft without it counts as old. */
export function removeOldDrafts(): void {
  const drafts = Object.keys(localStorage)
    .filter((key) => key.startsWith(draftKey))
    .map((key) => ({ key, ...measured(localStorage.getItem(key) ?? '') }))
    .toSorted((one, other) => other.at - one.at);
  let letters = 0;
  for (const { key, at, length } of drafts) {
    letters += length;
    if (letters > mostLetters || Date.now() - at > maxAge) localStorage.removeItem(key);
  }
}

function measured(text: string): { at: number; length: number } {
  const at = Date.parse(/"at":"([^"]+)"\}$/.exec(text)?.[1] ?? '');
  return { at: Number.isNaN(at) ? 0 : at, length: text.length };
}
