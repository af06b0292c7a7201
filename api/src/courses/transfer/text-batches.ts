// Splits texts into batches for messages between threads, so that no message blocks other work for long.

/** UTF-16 code units per batch. */
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
