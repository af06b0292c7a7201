// Saves a form with all its fields: in one call on servers with form versions, which accept fields together, and field
// by field on others.
import type {
  CreateFormInput,
  FormFieldInput,
  UpdateFormInput,
} from '../../__generated__/resolvers.ts';
import type { FormRow } from '../../__generated__/rows.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { readField } from '../../kit/records/spelling.ts';
import {
  globalId,
  renamedFields,
  translatedBody,
  type Translation,
  versioned,
} from '../../kit/mutations/translations.ts';
import { currentRecord, selectedRecord } from '../../kit/mutations/writes.ts';
import { below } from '../../kit/rest/path.ts';
import { forms } from '../collections.ts';
import { formAt, writeFields } from './single-fields.ts';

export interface Changed {
  form: FormRow | null;
}

export const notChanged: Changed = { form: null };

const fields: Translation<readonly FormFieldInput[] | null> = {
  body: (given) => (given === null ? {} : { fields: given.map((field) => bodyOf(field)) }),
};

const translations = { roleId: globalId('Role', 'role_id', 'Роль не найдена'), fields };

export const createForm = mutation<CreateFormInput, Changed>(
  { call: `POST ${forms.route}`, failed: notChanged, fields: renamedFields(translations) },
  async (input, context, info) => {
    const { rest } = context;
    const { collection, companyId } = forms.listOf(input);
    const body = translatedBody(input, companyId, translations, forms.inPath);
    const { data } = await rest.write<Partial<FormRow> | null>('POST', collection.path, body);
    // A response with a version means that the fields were saved too.
    if (input.fields?.length && data?.id !== undefined && readField(data, 'version') == null) {
      const form = below(collection.path, { id: data.id });
      const { takesAllFields, fields: there } = await formAt(rest, form);
      if (!takesAllFields) await writeFields(rest, form, input.fields, there);
    }
    return { form: await selectedRecord(context, info, 'form', collection, data) };
  },
);

export const updateForm = mutation<UpdateFormInput, Changed>(
  {
    call: `PUT ${forms.route}/{id}`,
    failed: notChanged,
    stale: async (input, context, info) =>
      (await currentRecord(context, info, forms, forms.recordOf(input))) as Changed,
    fields: renamedFields(translations),
  },
  async (input, context, info) => {
    const { rest } = context;
    const { collection, companyId, id } = forms.recordOf(input);
    const form = below(collection.path, { id });
    const body = translatedBody(input, companyId, { ...versioned, ...translations }, forms.inPath);
    // An input with a version comes from a server that accepts all fields at once.
    if (input.fields && input.version == null) {
      const { takesAllFields, fields: there } = await formAt(rest, form);
      if (!takesAllFields) {
        await writeFields(rest, form, input.fields, there);
        delete body['fields'];
      }
    }
    const isWritten = Object.keys(body).length > 0;
    const answer = isWritten
      ? await rest.write<Partial<FormRow> | null>('PUT', form, body)
      : { data: null };
    return { form: await selectedRecord(context, info, 'form', collection, answer.data, id) };
  },
);
