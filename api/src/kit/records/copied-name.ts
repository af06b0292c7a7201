// The name of a copied record.
import { normalizedName } from '../values/texts.ts';

const mostLetters = 255;

/** «Физика (копия)»; with a number from the second copy on. */
export function copiedName(name: string, number = 1): string {
  const copied = number === 1 ? ' (копия)' : ` (копия ${number})`;
  return `${name.slice(0, mostLetters - copied.length)}${copied}`.toWellFormed();
}

/** The name itself if it is unused, otherwise that of a copy. `taken` contains normalized names. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 1; taken.has(normalizedName(free)); number += 1)
    free = copiedName(name, number);
  return free;
}
