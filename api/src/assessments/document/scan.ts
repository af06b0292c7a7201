// Replaces delimited sections of a text in linear time, also when many opening delimiters have no closing one.

/**
 * Replaces each section from `start` to the nearest following `end`; both need the flag g. If `replace` returns null,
 * the section remains and is searched further.
 */
export function replaceBetween(
  text: string,
  start: RegExp,
  end: RegExp,
  replace: (inside: string, start: RegExpExecArray) => string | null,
): string {
  let written = '';
  let done = 0;
  /** The next closing delimiter; undefined before the first search, null if there are no more. */
  let found: { at: number; next: number } | null | undefined;
  for (const match of text.matchAll(start)) {
    if (match.index < done) continue;
    const from = match.index + match[0].length;
    if (found === undefined || (found !== null && found.at < from)) found = nextOf(text, end, from);
    if (found === null) break;
    const replaced = replace(text.slice(from, found.at), match);
    if (replaced === null) continue;
    written += text.slice(done, match.index) + replaced;
    done = found.next;
  }
  return written + text.slice(done);
}

function nextOf(text: string, end: RegExp, from: number) {
  end.lastIndex = from;
  const match = end.exec(text);
  return match === null ? null : { at: match.index, next: match.index + match[0].length };
}
