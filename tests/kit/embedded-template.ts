// An embedded database with all tables and no rows, which those of a run begin with: to make the tables takes seconds.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectEmbedded, createEmbedded } from '../../api/src/kit/database/open.ts';

/** The file in the folder that it is dumped to. */
export async function embeddedTemplate(folder: string): Promise<string> {
  const template = join(folder, 'database.tar');
  const engine = await createEmbedded({});
  const { close } = await connectEmbedded(engine);
  const dump = await engine.dumpDataDir('none');
  await close();
  await writeFile(template, dump.stream());
  return template;
}
