// What the copy of a record is called.
import { spelled } from '../values/texts.ts';

const mostLetters = 255;

/** «Физика (копия)»; from the second on with a number. */
export function copiedName(name: string, number = 1): string {
  const copied = number === 1 ? ' (копия)' : ` (копия ${number})`;
  return `${name.slice(0, mostLetters - copied.length)}${copied}`.toWellFormed();
}

/** The name itself where nothing is called so, as people tell names apart; `taken` has them as they are `spelled`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 1; taken.has(spelled(free)); number += 1) free = copiedName(name, number);
  return free;
}
