// The fields of forms, and writing single fields.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  AddBasicFormFieldInput,
  CreateFormFieldInput,
  DeleteFormFieldInput,
  Resolvers,
  SortFormFieldsInput,
  UpdateFormFieldInput,
} from '../../__generated__/resolvers.ts';
import type { Context } from '../../context.ts';
import { columns, relation } from '../../kit/plan/needs.ts';
import { requireInCompany } from '../../kit/records/ids.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { selectedRecord } from '../../kit/mutations/writes.ts';
import type { WriteMethod } from '../../kit/rest/client.ts';
import { below, under, type RestPath } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { forms } from '../collections.ts';
import { notChanged, type Changed } from './form-writes.ts';
import { refOf } from './single-fields.ts';

const ofForm = `${forms.route}/{form_id}/form_fields` as const;

/** Input fields that are path parameters. */
const inPath = ['formId', 'fieldId'];

const resolvers: Resolvers = {
  FormField: { ref: refOf },
  Mutation: {
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
    FormField: {
      ref: columns('ref', 'id'),
      customField: relation('custom_field'),
      condition: columns('condition'),
    },
    FormFieldCondition: { rules: columns('rules') },
  },
} satisfies Domain;

interface Call {
  method: WriteMethod;
  at: RestPath;
  body?: object;
}

/** Writes a field; the payload contains the changed form. */
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
  return { form: await selectedRecord(context, info, 'form', collection, null, id) };
}
