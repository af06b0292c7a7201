// Files that a user has uploaded for themselves, and deleting them.
import type { DeleteOwnFileInput } from '../../__generated__/resolvers.ts';
import type { OwnFileRow, ViewerRow } from '../../__generated__/rows.ts';
import { columns } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { planRecord } from '../../kit/plan/selection.ts';
import type { Collection } from '../../kit/records/collections.ts';
import { requireGlobal, toGlobalId } from '../../kit/records/ids.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { readViewer } from './sign-in.ts';

const ownFiles: Collection<OwnFileRow> = {
  path: path`/profile/files`,
  complete: (row) => row,
};

interface Deleted {
  deletedOwnFileId: string | null;
  viewer: ViewerRow | null;
}

export default {
  resolvers: {
    Viewer: { files: connection({ at: () => ownFiles }, { sort: 'id', desc: true }) },
    OwnFile: { id: ({ id }) => toGlobalId({ type: 'OwnFile', companyId: null, id }) },
    Mutation: {
      deleteOwnFile: mutation<DeleteOwnFileInput, Deleted>(
        {
          call: 'DELETE /profile/images/delete_media/{file_id}',
          failed: { deletedOwnFileId: null, viewer: null },
        },
        async (input, context, info) => {
          const { id } = requireGlobal(input.id, 'OwnFile');
          await context.rest.write('DELETE', path`/profile/images/delete_media/${{ id }}`);
          const wantsViewer = planRecord(info, context.shapes, { at: ['viewer'] });
          return {
            deletedOwnFileId: input.id,
            viewer: wantsViewer && (await readViewer(context)),
          };
        },
      ),
    },
  },
  shapes: { OwnFile: { id: columns('id') } },
} satisfies Domain;
