// Forms: the list, a form with its fields, and saving it as a whole.
import type { CopyFormInput, Resolvers } from '../../__generated__/resolvers.ts';
import type { FormRow } from '../../__generated__/rows.ts';
import { historyOf } from '../../audits/index.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection, recordById } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/mutations/bulk.ts';
import { selectionOf } from '../../kit/mutations/selection.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { mutation } from '../../kit/mutations/payload.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import { below } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { forms } from '../collections.ts';
import { createForm, notChanged, updateForm, type Changed } from './form-writes.ts';

const resolvers: Resolvers = {
  Company: {
    forms: connection(forms, { sort: 'name' }),
    form: recordById(forms),
  },
  Form: { ...historyOf(forms) },
  Mutation: {
    createForm,
    updateForm,
    deleteForms: deletesMany(selectionOf(forms, 'формы')),
    copyForm: mutation<CopyFormInput, Changed>(
      { call: `POST ${forms.route}/{id}/copy`, failed: notChanged },
      async ({ id: formId }, context, info) => {
        const { companyId, id } = requireInCompany(formId, 'Form');
        const collection = forms(companyId);
        const at = below(collection.path, { id }, '/copy');
        const { data } = await context.rest.write<Partial<FormRow> | null>('POST', at);
        return { form: await selectedRecord(context, info, 'form', collection, data) };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    Form: { fields: relation('fields') },
  },
  nodes: nodeReaders(forms),
} satisfies Domain;
