// Creates a template of the embedded database with all tables and no rows, because creating the tables for each test
// file takes seconds.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectEmbedded, createEmbedded } from '../../api/src/kit/database/open.ts';

/** Returns the file in `folder` to which the template is dumped. */
export async function embeddedTemplate(folder: string): Promise<string> {
  const template = join(folder, 'database.tar');
  const engine = await createEmbedded({});
  const { close } = await connectEmbedded(engine);
  const dump = await engine.dumpDataDir('none');
  await close();
  await writeFile(template, dump.stream());
  return template;
}
