// Work on many things at once, a few at a time.

/** As many as keep the api and its database busy. */
const usuallyAtOnce = 8;

/** What the work gives for each, in their order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = usuallyAtOnce,
): Promise<Result[]> {
  const results: Result[] = [];
  const due = items.entries();
  const worker = async () => {
    for (const [place, item] of due) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
