// Many accounts at once, and the file with their passwords.
import type {
  CompanyGeneratedUsersFileArgs,
  GenerateUsersInput,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow, GeneratedUsersFileRow, JobRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { jobs } from '../../jobs/index.ts';
import { calling } from '../../kit/plan/calls.ts';
import { inputIds } from '../../kit/records/chosen.ts';
import { requireGlobal } from '../../kit/records/ids.ts';
import { bodyOf, changedRecord, mutation } from '../../kit/records/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { readViewer } from '../account/sign-in.ts';

interface Ordered {
  job: JobRow | null;
  fileName: string | null;
}

export default {
  resolvers: {
    Company: {
      generatedUsersFile: calling(readFile, {
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
          fields: { roles_id: 'roleIds', groups_id: 'groupIds' },
        },
        async (input, context, info) => {
          const { id: companyId } = requireGlobal(input.companyId, 'Company');
          const { roleIds, groupIds } = input;
          const { data } = await context.rest.write<{ file_name: string; job: JobRow }>(
            'POST',
            path`/companies/${{ companyId }}/users_generate`,
            {
              ...bodyOf(input, ['companyId', 'roleIds', 'groupIds']),
              roles_id: roleIds
                ? inputIds(companyId, 'Role', roleIds, 'roleIds', 'Роль не найдена')
                : undefined,
              groups_id: groupIds
                ? inputIds(companyId, 'Group', groupIds, 'groupIds', 'Группа не найдена')
                : undefined,
            },
          );
          const collection = jobs(companyId);
          const ordered = collection.complete(data.job);
          const job = await changedRecord(context, info, 'job', ordered, (plan) =>
            loadRecord(context.rest, collection, ordered.id, plan),
          );
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
  try {
    return (await context.rest.get<GeneratedUsersFileRow>(at, { file_name: fileName })).data;
  } catch (error) {
    if (isRestError(error, 403, 404)) return null;
    throw error;
  }
}
