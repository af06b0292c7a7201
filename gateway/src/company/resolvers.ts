// Companies: by code, those of the signed-in person, and changing them.
import type { GraphQLResolveInfo } from 'graphql';
import type {
  CreateCompanyInput,
  DeleteCompanyFileInput,
  Resolvers,
  UpdateCompanyInput,
} from '../__generated__/resolvers.ts';
import {
  orderParams,
  planConnection,
  readConnection,
  totalCount,
} from '../kit/records/connection.ts';
import type { Context } from '../context.ts';
import { isRestError } from '../kit/rest/errors.ts';
import { idsInCompany, requireGlobal, requireInCompany } from '../kit/records/ids.ts';
import { loadRecord } from '../kit/records/list.ts';
import { bodyOf, changedRecord, InputError, mutation } from '../kit/records/payload.ts';
import { path } from '../kit/rest/path.ts';
import { planRecord } from '../kit/plan/selection.ts';
import { companies } from './collection.ts';
import type { CompanyRow } from './rows.ts';

export const resolvers: Resolvers = {
  Query: {
    company: async (_, { code }, { rest, shapes }, info) => {
      const plan = planRecord(info, shapes);
      try {
        const answer = await rest.get<CompanyRow>(path`/company/get_id_by_code`, {
          code: code.toLowerCase(),
          ...plan?.params,
        });
        return companies.complete(answer.data);
      } catch (error) {
        if (isRestError(error, 403, 404)) return null;
        throw error;
      }
    },
    companyCodeIsFree: async (_, { code }, { rest }) => {
      try {
        return (await rest.get<boolean>(path`/company/check_code`, { code: code.toLowerCase() }))
          .data;
      } catch (error) {
        if (isRestError(error, 422)) return false; // ill-formed or reserved
        throw error;
      }
    },
  },
  Viewer: {
    companies: (_, { search, orderBy, ...args }, { rest, shapes }, info) =>
      readConnection(rest, companies, args, planConnection(info, shapes), {
        params: { search, ...orderParams(orderBy, { field: 'name', direction: 'asc' }) },
      }),
  },
  CompanyConnection: { totalCount },
  Mutation: {
    createCompany: mutation<CreateCompanyInput, { company: CompanyRow | null }>(
      { failed: { company: null } },
      async (input, context, info) => {
        const { data } = await context.rest.write<CompanyRow>(
          'POST',
          companies.path,
          bodyOf(input),
        );
        return { company: await changedCompany(context, info, data) };
      },
    ),
    updateCompany: mutation<UpdateCompanyInput, { company: CompanyRow | null }>(
      { failed: { company: null } },
      async (input, context, info) => {
        const { id } = requireGlobal(input.id, 'Company');
        const body = bodyOf(input, ['id']);
        if (input.videoPreviewImageId != null) {
          body['video_preview_image_id'] = fileOf(id, input.videoPreviewImageId);
        }
        const { data } = await context.rest.write<CompanyRow>(
          'PUT',
          path`/companies/${{ companyId: id }}`,
          body,
        );
        return { company: await changedCompany(context, info, data) };
      },
    ),
    deleteCompanyFile: mutation<
      DeleteCompanyFileInput,
      { deletedFileId: string | null; company: CompanyRow | null }
    >({ failed: { deletedFileId: null, company: null } }, async (input, { rest, shapes }, info) => {
      const { companyId, id } = requireInCompany(input.id, 'UploadedFile');
      await rest.write('POST', path`/companies/${{ companyId }}/delete_media/${{ file: id }}`);
      const plan = planRecord(info, shapes, { at: ['company'] });
      return {
        deletedFileId: input.id,
        company: plan && (await loadRecord(rest, companies, companyId, plan)),
      };
    }),
  },
};

function changedCompany(context: Context, info: GraphQLResolveInfo, row: CompanyRow) {
  return changedRecord(context, info, 'company', companies.complete(row), (plan) =>
    loadRecord(context.rest, companies, row.id, plan),
  );
}

function fileOf(companyId: number, globalId: string): number {
  const [id] = idsInCompany([globalId], 'UploadedFile', companyId) ?? [];
  if (id === undefined) {
    throw new InputError({
      message: 'Файл не найден',
      field: 'videoPreviewImageId',
      code: 'not_found',
    });
  }
  return id;
}
