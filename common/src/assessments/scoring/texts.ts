// Normalizes typed texts for comparison with accepted answers; ignores differences that depend on the keyboard and not
// on the learner.

/** Equal results mean equal answers. '' for a blank text. */
export function comparable(text: string, isCaseSensitive: boolean): string {
  const even = alike.reduce(
    (changed, [pattern, same]) => changed.replaceAll(pattern, same),
    text.normalize('NFC'),
  );
  const trimmed = even.trim();
  const typed = decimal.test(trimmed) ? trimmed.replace(',', '.') : trimmed;
  // Upper case first, so that «ß» equals «SS», and both small sigmas are equal.
  return isCaseSensitive ? typed : typed.toUpperCase().toLowerCase();
}

const alike: readonly (readonly [RegExp, string])[] = [
  // Soft hyphens and zero-width characters.
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''],
  [/\s+/g, ' '],
  [/[«»“”„‟″]/g, '"'],
  [/[‘’‚‛ʼ′`´]/g, "'"],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
  [/ё/g, 'е'],
  [/Ё/g, 'Е'],
];

/** A decimal and nothing else. Only its comma is normalized: «007» is not 7. */
const decimal = /^[-+]?\d+,\d+$/;
