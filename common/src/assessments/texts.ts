// Typed texts as they are compared with what is taken for right: what a keyboard decides, and not the learner, makes no
// difference.

/** Two texts are the same answer when these are equal. Empty where nothing is typed. */
export function comparable(text: string, isCaseSensitive: boolean): string {
  const even = alike.reduce(
    (changed, [pattern, same]) => changed.replaceAll(pattern, same),
    text.normalize('NFC'),
  );
  const trimmed = even.trim();
  const typed = decimal.test(trimmed) ? trimmed.replace(',', '.') : trimmed;
  // Upper case first: «ß» and «SS» are the same, as are the two small sigmas.
  return isCaseSensitive ? typed : typed.toUpperCase().toLowerCase();
}

const alike: readonly (readonly [RegExp, string])[] = [
  // Soft hyphens and what has no width.
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''],
  [/\s+/g, ' '],
  [/[«»“”„‟″]/g, '"'],
  [/[‘’‚‛ʼ′`´]/g, "'"],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
  [/ё/g, 'е'],
  [/Ё/g, 'Е'],
];

/** A number and nothing else; that its parts are numbers too makes «007» no 7. */
const decimal = /^[-+]?\d+,\d+$/;
