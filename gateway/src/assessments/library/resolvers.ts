// Tests in the library: the questions that a copy will have, adding tests to the library, and copying them from it.
import type { AddLibraryTestInput, CopyLibraryTestInput } from '../../__generated__/resolvers.ts';
import type { LibraryEntryRow, LibraryTestRow, TestRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns } from '../../kit/plan/needs.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { inputId } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { getOrNull } from '../../kit/rest/get-or-null.ts';
import { below, path, under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { libraryEntries } from '../../media/index.ts';
import { tests } from '../collections.ts';

const shelfAt = (companyId: number) => path`/companies/${{ companyId }}/library_test`;

const copyAt = (companyId: number, id: number) =>
  under(below(shelfAt(companyId), { entry_id: id }), '/copy');

const testAt = (companyId: number, id: number) =>
  under(below(libraryEntries(companyId).path, { entry_id: id }), '/test');

export default {
  resolvers: {
    LibraryEntry: {
      libraryTest: withCall(
        ({ company_id, id }: LibraryEntryRow, _args: object, { rest }: Context) =>
          getOrNull<LibraryTestRow>(rest, testAt(company_id, id)),
        { method: 'GET', route: testAt(0, 0).route, records: [], size: () => 1 },
      ),
    },
    Mutation: {
      addLibraryTest: mutation<AddLibraryTestInput, { libraryEntry: LibraryEntryRow | null }>(
        {
          call: `POST ${shelfAt(0).route}`,
          failed: { libraryEntry: null },
          fields: { test_id: 'testId' },
        },
        async ({ testId, name }, context, info) => {
          const { companyId, id } = requireInCompany(testId, 'Test');
          const { data } = await context.rest.write<Partial<LibraryEntryRow> | null>(
            'POST',
            shelfAt(companyId),
            { test_id: id, ...(name != null && { name }) },
          );
          const entries = libraryEntries(companyId);
          return {
            libraryEntry: await selectedRecord(context, info, 'libraryEntry', entries, data),
          };
        },
      ),
      copyLibraryTest: mutation<CopyLibraryTestInput, { test: TestRow | null }>(
        {
          call: `POST ${copyAt(0, 0).route}`,
          failed: { test: null },
          fields: { test_id: 'testId' },
        },
        async ({ id: entryId, testId }, context, info) => {
          const { companyId, id } = requireInCompany(entryId, 'LibraryEntry');
          const { data } = await context.rest.write<Partial<TestRow> | null>(
            'POST',
            copyAt(companyId, id),
            testId == null
              ? {}
              : { test_id: inputId(companyId, 'Test', testId, 'testId', 'Тест не найден') },
          );
          return { test: await selectedRecord(context, info, 'test', tests(companyId), data) };
        },
      ),
    },
  },
  shapes: {
    LibraryEntry: { libraryTest: columns() },
    LibraryTest: { questions: columns('questions') },
    LibraryTestQuestion: {},
  },
} satisfies Domain;
