// Mutations that set the order and the parents of records in a tree.
import { under } from '../rest/path.ts';
import type { DeclaredCollection } from '../records/collections.ts';
import { type Input, mutation } from './payload.ts';
import { inputId } from './translations.ts';
import { selectedOwner } from './writes.ts';

type Places = readonly { readonly id: string; readonly parentId?: string | null | undefined }[];

type SortInput<Named extends string> = Input & { readonly companyId: string } & {
  readonly [Name in Named]: Places;
};

interface SortedTree<Named extends string> {
  /** The name of the field with the records, in the input and in REST. */
  named: Named;
  /** The message for an id that does not exist. */
  unknown: string;
}

/**
 * `sortCourseFolders: sortsTree(courseFolders, { named: 'folders', … })`; the payload contains the company.
 */
export const sortsTree = <Row extends { id: number }, Named extends string>(
  declared: DeclaredCollection<Row, string, SortInput<Named>, { readonly id: string }>,
  { named, unknown }: SortedTree<Named>,
) =>
  mutation<SortInput<Named>, object>(
    { call: `POST ${declared.route}/multi_sort`, failed: {} },
    async (input, context, info) => {
      const place = declared.listOf(input);
      const { companyId, collection } = place;
      const idIn = (id: string) => inputId(companyId, declared.type, id, named, unknown);
      await context.rest.write('POST', under(collection.path, '/multi_sort'), {
        [named]: input[named].map(({ id, parentId }) => ({
          id: idIn(id),
          // Without `parentId` the parent remains unchanged.
          ...(parentId !== undefined && { parent_id: parentId && idIn(parentId) }),
        })),
      });
      return selectedOwner(context, info, place);
    },
  );
