// Calls the api twice for every case, records its statements, and builds the recipes.
import { once } from 'node:events';
import { cases, type Case } from './cases.ts';
import { askHttp, poolTo, startApi } from './contestants.ts';
import type { Engine } from './engines.ts';
import { recipeOf, type Recipe, type Recording } from './recipe.ts';
import type { Recorded } from './recorder.ts';

/** Far from the measured numbers, and different from each other in every value. */
const numbers = [1_000_000, 1_000_033] as const;

export async function recordRecipes(engine: Engine): Promise<Recipe[]> {
  const { program, url } = await startApi(await engine.copy('recorded'), './recorder.ts');
  const pool = poolTo(url);
  try {
    const record = async (one: Case, number: number): Promise<Recording> => {
      const sent = one.sent?.(number, engine.school) ?? {};
      const message = once(program.child, 'message') as Promise<[Recorded]>;
      const answer = await askHttp(pool, one, `/api${one.path(engine.school)}`, sent);
      const [{ recorded }] = await message;
      return { sent, statements: recorded, answer: JSON.parse(answer) };
    };
    // The first call after a while records the visit.
    for (const one of cases) await record(one, 0);
    const recipes: Recipe[] = [];
    for (const one of cases) {
      const pair = [await record(one, numbers[0]), await record(one, numbers[1])] as const;
      recipes.push(recipeOf(one, one.path(engine.school), pair));
    }
    return recipes;
  } finally {
    await pool.close();
    await program.stop();
  }
}
