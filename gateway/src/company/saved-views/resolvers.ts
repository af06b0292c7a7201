// Saved views of lists, and the viewer's default view of each list.
import type { ChooseDefaultViewInput, Resolvers } from '../../__generated__/resolvers.ts';
import type { CompanyRow } from '../../__generated__/rows.ts';
import { companyOf } from '../../kit/records/companies.ts';
import { wholeRelation } from '../../kit/plan/needs.ts';
import { list } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { globalId, renamedFields, translatedBody } from '../../kit/mutations/translations.ts';
import { creates, deletes, performs, updates } from '../../kit/mutations/writes.ts';
import { under } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const savedViews = companyCollection('SavedView', 'saved_views');

const savedViewId = globalId('SavedView', 'saved_view_id', 'Вид не найден');

const resolvers: Resolvers = {
  Company: { savedViews: list(savedViews, { sort: 'name', size: 20 }) },
  Mutation: {
    createSavedView: creates(savedViews),
    updateSavedView: updates(savedViews),
    deleteSavedView: deletes(savedViews),
    restoreSavedView: performs(savedViews, 'restore'),
    chooseDefaultView: mutation<ChooseDefaultViewInput, { company: CompanyRow | null }>(
      {
        call: `POST ${savedViews.route}/choose_default`,
        failed: { company: null },
        fields: renamedFields({ savedViewId }),
      },
      async (input, context, info) => {
        const { collection, companyId } = savedViews.listOf(input);
        // An omitted view means none, as null does.
        const body = { savedViewId: null, ...input };
        await context.rest.write(
          'POST',
          under(collection.path, '/choose_default'),
          translatedBody(body, companyId, { savedViewId }, savedViews.inPath),
        );
        return { company: await companyOf(context, info, companyId) };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: { Company: { defaultViews: wholeRelation('default_views') } },
  nodes: nodeReaders(savedViews),
} satisfies Domain;
