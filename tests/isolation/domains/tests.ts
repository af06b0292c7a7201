// Tests, which no route writes yet.
import { tests } from '../../../api/src/tests/tables.ts';
import type { Domain } from '../domain.ts';
import type { Writer } from '../writing.ts';

export const domain: Domain = {
  tags: ['Tests'],
  writes: [writeTest],
};

async function writeTest({ call, companyId, database, remember, text }: Writer): Promise<void> {
  const { id: author_id } = (await call('GET', '/api/auth_user')).body.data;
  const [test] = await database.system((transaction) =>
    transaction
      .insert(tests)
      .values({ company_id: companyId, author_id, title: text('title') })
      .returning(),
  );
  if (test) remember('tests', test);
}
