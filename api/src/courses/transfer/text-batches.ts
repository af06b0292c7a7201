// Texts as they travel between threads: some at a time, so that none of them waits long for what comes.

/** Letters of texts that come at once. */
const lettersAtOnce = 200_000;

export function* textBatches(texts: Iterable<string>): Generator<string[]> {
  let some: string[] = [];
  let letters = 0;
  for (const text of texts) {
    some.push(text);
    letters += text.length;
    if (letters < lettersAtOnce) continue;
    yield some;
    some = [];
    letters = 0;
  }
  if (some.length > 0) yield some;
}
