// The database engine alone: the same statements without HTTP and JSON. The benchmark sends orders over IPC.
import { readFileSync } from 'node:fs';
import { answerOf, runRecipe } from './by-recipe.ts';
import { cases } from './cases.ts';
import { openPool } from './engines.ts';
import { timed } from './load.ts';
import type { ContestantSetup, ToEngine, FromEngine } from './messages.ts';

const { copy, recipes, school }: ContestantSetup = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
);
const pool = await openPool(copy);

const send = (message: FromEngine) => process.send?.(message);

process.on('message', (message: ToEngine) => {
  obey(message).catch((error: unknown) => send({ failure: String(error) }));
});
process.once('disconnect', () => process.exit());
send({ ready: '' });

async function obey(message: ToEngine): Promise<void> {
  const recipe = recipes.find(({ name }) => name === message.name);
  const one = cases.find(({ name }) => name === message.name);
  if (recipe === undefined || one === undefined) throw new Error('no recipe for this case');
  if ('sent' in message) {
    const results = await runRecipe(pool, recipe, message.sent);
    send({ answer: answerOf(recipe.answer, results) });
    return;
  }
  const times = await timed(message.load, (number) =>
    runRecipe(pool, recipe, one.sent?.(number, school) ?? {}),
  );
  send({ times });
}
