// Messages between the benchmark and the contestants that it forks.
import type { Sent } from './cases.ts';
import type { Copy } from './engines.ts';
import type { Load } from './load.ts';
import type { Answer, Recipe } from './recipe.ts';
import type { School } from './school.ts';

/** Stored in a file whose path is an argument. */
export interface ContestantSetup {
  copy: Copy;
  school: School;
  recipes: Recipe[];
}

/** A case by name: one call with these values, or a load of many. */
export type ToEngine = { name: string; sent: Sent } | { name: string; load: Load };

export type FromEngine =
  | { ready: string }
  | { answer: Answer }
  | { times: number[] }
  | { failure: string };
