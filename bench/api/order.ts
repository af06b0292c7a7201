// What the bench tells the contestants that it forks, and what they tell it.
import type { Sent } from './cases.ts';
import type { Copy } from './engines.ts';
import type { Load } from './load.ts';
import type { Answer, Recipe } from './recipe.ts';
import type { School } from './school.ts';

/** In a file that is named on the command line. */
export interface Order {
  copy: Copy;
  school: School;
  recipes: Recipe[];
}

/** A case by its name: one call with this sent, or many. */
export type ToEngine = { name: string; sent: Sent } | { name: string; load: Load };

export type FromEngine =
  | { ready: string }
  | { answer: Answer }
  | { times: number[] }
  | { failure: string };
