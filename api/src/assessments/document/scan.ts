// Finding what stands between two signs in one pass over a text, however often the first stands there without the second.

/**
 * Replaces what begins by `start` and ends by the nearest `end` behind it, both with the flag g. What `replace` says null
 * to stays, and is looked into.
 */
export function replaceBetween(
  text: string,
  start: RegExp,
  end: RegExp,
  replace: (inside: string, start: RegExpExecArray) => string | null,
): string {
  let written = '';
  let done = 0;
  /** The nearest end that is known; undefined before the first look, null where there is none any more. */
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
