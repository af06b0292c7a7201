// Generates many accounts, with a file of their passwords.
import type {
  CompanyGeneratedUsersFileArgs,
  GenerateUsersInput,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow, GeneratedUsersFileRow, JobRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { jobs } from '../../jobs/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { omitNull, renamedFields, translatedBody } from '../../kit/mutations/translations.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { getOrNull } from '../../kit/rest/get-or-null.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { readViewer } from '../account/sign-in.ts';
import { groupIds, roleIds } from '../input-ids.ts';

const links = { roleIds: omitNull(roleIds), groupIds: omitNull(groupIds) };

interface Ordered {
  job: JobRow | null;
  fileName: string | null;
}

export default {
  resolvers: {
    Company: {
      generatedUsersFile: withCall(readFile, {
        method: 'GET',
        route: '/companies/{companyId}/users/{id}/users_generated_file',
        records: [],
        size: () => 1,
        calls: 2,
        note: 'after who the viewer is',
      }),
    },
    GeneratedUsersFile: {
      fileName: ({ file_name }) => file_name,
      isReady: ({ ready }) => ready,
    },
    Mutation: {
      generateUsers: mutation<GenerateUsersInput, Ordered>(
        {
          call: 'POST /companies/{companyId}/users_generate',
          failed: { job: null, fileName: null },
          fields: renamedFields(links),
        },
        async (input, context, info) => {
          const { id: companyId } = requireGlobal(input.companyId, 'Company');
          const { data } = await context.rest.write<{ file_name: string; job: JobRow }>(
            'POST',
            path`/companies/${{ companyId }}/users_generate`,
            translatedBody(input, companyId, links, ['companyId']),
          );
          const job = await selectedRecord(context, info, 'job', jobs(companyId), data.job);
          return { job, fileName: data.file_name };
        },
      ),
    },
  },
} satisfies Domain;

async function readFile(
  { id: companyId }: CompanyRow,
  { fileName }: CompanyGeneratedUsersFileArgs,
  context: Context,
): Promise<GeneratedUsersFileRow | null> {
  const viewer = await readViewer(context);
  if (viewer === null) return null;
  const at = path`/companies/${{ companyId }}/users/${{ id: viewer.id }}/users_generated_file`;
  return getOrNull(context.rest, at, { file_name: fileName });
}
