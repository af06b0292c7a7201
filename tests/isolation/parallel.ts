// Runs work on many items with limited concurrency.

/** Enough to keep the api and its database busy. */
const usuallyAtOnce = 8;

/** The results in the order of the items. */
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
