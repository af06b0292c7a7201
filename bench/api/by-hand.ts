// A handwritten REST API for the cases of bench:api: Fastify without plugins, the same SQL, rows as JSON. It is the
// reference for the api.
import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { answerOf, runRecipe } from './by-recipe.ts';
import type { Sent } from './cases.ts';
import { openPool } from './engines.ts';
import type { ContestantSetup } from './messages.ts';

const { copy, recipes }: ContestantSetup = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const pool = await openPool(copy);
const app = Fastify();
for (const [place, recipe] of recipes.entries()) {
  app.route<{ Params: Sent; Body: Sent | undefined }>({
    method: recipe.method,
    url: `/${place}${recipe.path}`,
    handler: async ({ params, body }, reply) => {
      const results = await runRecipe(pool, recipe, { ...params, ...body });
      reply.type('application/json; charset=utf-8');
      return JSON.stringify(answerOf(recipe.answer, results));
    },
  });
}
process.once('disconnect', () => process.exit());
process.send?.({ ready: await app.listen({ host: '127.0.0.1', port: 0 }) });
