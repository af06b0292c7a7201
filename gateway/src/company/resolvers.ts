// Companies: finding one by code, those of the signed-in user, and changing them.
import type {
  AddCompanyFilesInput,
  CreateCompanyInput,
  DeleteCompanyFileInput,
  QueryCompanyArgs,
  Resolvers,
  UpdateCompanyInput,
} from '../__generated__/resolvers.ts';
import type { CompanyRow } from '../__generated__/rows.ts';
import { companies, companyOf } from '../kit/records/companies.ts';
import { withCall } from '../kit/plan/calls.ts';
import { columns, wholeRelation } from '../kit/plan/needs.ts';
import { connection, record } from '../kit/plan/reads.ts';
import type { Context } from '../context.ts';
import { isRestError } from '../kit/rest/errors.ts';
import { requireGlobal, requireInCompany } from '../kit/records/ids.ts';
import { loadRecord } from '../kit/records/records.ts';
import { bodyOf, mutation } from '../kit/mutations/payload.ts';
import {
  globalId,
  inputIds,
  renamedTo,
  renamedFields,
  translatedBody,
  versioned,
} from '../kit/mutations/translations.ts';
import { selectedRecord } from '../kit/mutations/writes.ts';
import { path } from '../kit/rest/path.ts';
import type { Domain } from '../kit/schema/schema.ts';

/** The contract spells some in camelCase, one of them wrongly. */
const translations = {
  ...versioned,
  firstLink: renamedTo('firstLink'),
  bitrixScripts: renamedTo('bitixScripts'),
  bitrixElements: renamedTo('bitrixElements'),
  menuParams: renamedTo('menuParams'),
  videoPreviewImageId: globalId('UploadedFile', 'video_preview_image_id', 'Файл не найден'),
};

const resolvers: Resolvers = {
  Query: {
    company: record({
      path: () => path`/company/get_id_by_code`,
      params: ({ code }: QueryCompanyArgs) => ({ code: code.toLowerCase() }),
      complete: companies.complete,
    }),
    companyCodeIsFree: withCall(isCodeFree, {
      method: 'GET',
      route: '/company/check_code',
      records: [],
      size: () => 1,
    }),
  },
  Viewer: {
    companies: connection({ at: () => companies }, { sort: 'name' }),
  },
  Mutation: {
    createCompany: mutation<CreateCompanyInput, { company: CompanyRow | null }>(
      { call: 'POST /companies', failed: { company: null } },
      async (input, context, info) => {
        const { data } = await context.rest.write<Partial<CompanyRow> | null>(
          'POST',
          companies.path,
          bodyOf(input),
        );
        return { company: await selectedRecord(context, info, 'company', companies, data) };
      },
    ),
    updateCompany: mutation<UpdateCompanyInput, { company: CompanyRow | null }>(
      {
        call: 'PUT /companies/{companyId}',
        failed: { company: null },
        stale: async (input, context, info) => {
          const { id } = requireGlobal(input.id, 'Company');
          return { company: await companyOf(context, info, id) };
        },
        fields: renamedFields(translations),
      },
      async (input, context, info) => {
        const { id } = requireGlobal(input.id, 'Company');
        const { data } = await context.rest.write<Partial<CompanyRow> | null>(
          'PUT',
          path`/companies/${{ companyId: id }}`,
          translatedBody(input, id, translations, ['id']),
        );
        return { company: await selectedRecord(context, info, 'company', companies, data, id) };
      },
    ),
    addCompanyFiles: mutation<AddCompanyFilesInput, { company: CompanyRow | null }>(
      {
        call: 'POST /companies/{companyId}/add_files',
        failed: { company: null },
        fields: { file_ids: 'fileIds' },
      },
      async (input, context, info) => {
        const { id } = requireGlobal(input.companyId, 'Company');
        const body = {
          file_ids: inputIds(id, 'UploadedFile', input.fileIds, 'fileIds', 'Файл не найден'),
        };
        await context.rest.write('POST', path`/companies/${{ companyId: id }}/add_files`, body);
        return { company: await companyOf(context, info, id) };
      },
    ),
    deleteCompanyFile: mutation<
      DeleteCompanyFileInput,
      { deletedFileId: string | null; company: CompanyRow | null }
    >(
      {
        call: 'POST /companies/{companyId}/delete_media/{file}',
        failed: { deletedFileId: null, company: null },
      },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'UploadedFile');
        await context.rest.write(
          'POST',
          path`/companies/${{ companyId }}/delete_media/${{ file: id }}`,
        );
        return {
          deletedFileId: input.id,
          company: await companyOf(context, info, companyId),
        };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: {
    Company: {
      videoPreviewImage: wholeRelation('video_preview_image'),
      companyFiles: wholeRelation('company_files'),
      viewerIsOwner: columns('is_owner'),
      // The contract spells these in camelCase, one of them wrongly.
      firstLink: columns('firstLink'),
      bitrixScripts: columns('bitixScripts'),
      bitrixElements: columns('bitrixElements'),
      menuParams: columns('menuParams'),
    },
  },
  nodes: {
    Company: {
      scope: 'global',
      route: '/companies/{companyId}',
      read: ({ rest }, { id }, plan) => loadRecord(rest, companies, id, plan),
    },
  },
} satisfies Domain;

async function isCodeFree(_: unknown, { code }: { code: string }, { rest }: Context) {
  try {
    const params = { code: code.toLowerCase() };
    return (await rest.get<boolean>(path`/company/check_code`, params)).data;
  } catch (error) {
    if (isRestError(error, 422)) return false; // malformed or reserved
    throw error;
  }
}
