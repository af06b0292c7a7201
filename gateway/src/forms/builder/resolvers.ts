// Forms: the list, one with its fields, and writing them as a whole or field by field.
import type {
  AddBasicFormFieldInput,
  CopyFormInput,
  CreateFormFieldInput,
  DeleteFormFieldInput,
  Resolvers,
  SortFormFieldsInput,
  UpdateFormFieldInput,
} from '../../__generated__/resolvers.ts';
import type { FormRow } from '../../__generated__/rows.ts';
import type { GraphQLResolveInfo } from 'graphql';
import { auditsOf } from '../../audits/index.ts';
import type { Context } from '../../context.ts';
import { columns, reference, relation } from '../../kit/plan/needs.ts';
import { connection, oneOf } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/records/bulk.ts';
import { choosing } from '../../kit/records/chosen.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { bodyOf, mutation } from '../../kit/records/payload.ts';
import { asSelected } from '../../kit/records/writes.ts';
import { below, under, type RestPath } from '../../kit/rest/path.ts';
import type { WriteMethod } from '../../kit/rest/client.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { roles } from '../../people/index.ts';
import { forms } from '../collections.ts';
import { createForm, notChanged, updateForm, type Changed } from './form-writes.ts';
import { refOf } from './single-fields.ts';

const ofForm = `${forms.route}/{form_id}/form_fields` as const;

/** What stands in the path of the call. */
const inPath = ['formId', 'fieldId'];

const resolvers: Resolvers = {
  Company: {
    forms: connection(forms, { sort: 'name' }),
    form: oneOf(forms),
  },
  Form: { audits: connection(auditsOf(forms)) },
  FormField: { ref: refOf },
  Mutation: {
    createForm,
    updateForm,
    deleteForms: deletesMany(choosing(forms, 'формы')),
    copyForm: mutation<CopyFormInput, Changed>(
      { call: `POST ${forms.route}/{id}/copy`, failed: notChanged },
      async ({ id: formId }, context, info) => {
        const { companyId, id } = requireInCompany(formId, 'Form');
        const collection = forms(companyId);
        const at = below(collection.path, { id }, '/copy');
        const { data } = await context.rest.write<Partial<FormRow> | null>('POST', at);
        return { form: await asSelected(context, info, 'form', collection, data) };
      },
    ),
    createFormField: mutation<CreateFormFieldInput, Changed>(
      { call: `POST ${ofForm}`, failed: notChanged },
      (input, context, info) =>
        writeField(context, info, input, (fields) => ({
          method: 'POST',
          at: fields,
          body: bodyOf(input, inPath),
        })),
    ),
    addBasicFormField: mutation<AddBasicFormFieldInput, Changed>(
      { call: `POST ${ofForm}/add_basic_fields`, failed: notChanged },
      (input, context, info) =>
        writeField(context, info, input, (fields) => ({
          method: 'POST',
          at: under(fields, '/add_basic_fields'),
          body: bodyOf(input, inPath),
        })),
    ),
    updateFormField: mutation<UpdateFormFieldInput, Changed>(
      { call: `PUT ${ofForm}/{id}`, failed: notChanged },
      (input, context, info) =>
        writeField(context, info, input, (fields) => ({
          method: 'PUT',
          at: below(fields, { id: input.fieldId }),
          body: bodyOf(input, inPath),
        })),
    ),
    deleteFormField: mutation<DeleteFormFieldInput, Changed>(
      { call: `DELETE ${ofForm}/{id}`, failed: notChanged },
      (input, context, info) =>
        writeField(context, info, input, (fields) => ({
          method: 'DELETE',
          at: below(fields, { id: input.fieldId }),
        })),
    ),
    sortFormFields: mutation<SortFormFieldsInput, Changed>(
      {
        call: `POST ${ofForm}/multi_update`,
        failed: notChanged,
        fields: { form_fields: 'fieldIds' },
      },
      (input, context, info) =>
        writeField(context, info, input, (fields) => ({
          method: 'POST',
          at: under(fields, '/multi_update'),
          body: { form_fields: input.fieldIds.map((id, index) => ({ id, sort: index + 1 })) },
        })),
    ),
  },
};

export default {
  resolvers,
  shapes: {
    Form: { fields: relation('fields'), role: reference('role_id', roles) },
    FormField: {
      ref: columns('ref', 'id'),
      customField: relation('custom_field'),
      condition: columns('condition'),
    },
    FormFieldCondition: { rules: columns('rules') },
  },
  nodes: nodesOf(forms),
} satisfies Domain;

interface Call {
  method: WriteMethod;
  at: RestPath;
  body?: object;
}

/** A call that writes a field; answers the form as it is then. */
async function writeField(
  context: Context,
  info: GraphQLResolveInfo,
  { formId }: { readonly formId: string },
  callAt: (fields: RestPath) => Call,
): Promise<Changed> {
  const { companyId, id } = requireInCompany(formId, 'Form');
  const collection = forms(companyId);
  const { method, at, body } = callAt(below(collection.path, { form_id: id }, '/form_fields'));
  await context.rest.write(method, at, body);
  return { form: await asSelected(context, info, 'form', collection, null, id) };
}
