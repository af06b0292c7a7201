// Coming to a company without being anybody yet: its form, and filling it in.
import type {
  QueryRegistrationFormArgs,
  RegisterInCompanyInput,
} from '../../__generated__/resolvers.ts';
import type { RegistrationFormRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { calling } from '../../kit/plan/calls.ts';
import { columns } from '../../kit/plan/needs.ts';
import { bodyOf, InputError, mutation } from '../../kit/records/payload.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

interface Registered {
  accessToken: string | null;
  companyCode: string | null;
  successText: string | null;
  redirectUrl: string | null;
}

export default {
  resolvers: {
    Query: {
      registrationForm: calling(
        async (_: unknown, args: QueryRegistrationFormArgs, context: Context) => {
          const at = await formOf(context, args);
          if (at === null) return null;
          try {
            return (await context.rest.get<RegistrationFormRow>(at, { invite: args.invite })).data;
          } catch (error) {
            if (isRestError(error, 404)) return null;
            throw error;
          }
        },
        {
          method: 'GET',
          route: '/public/companies/{companyId}/admin/forms/{formId}',
          records: [],
          size: () => 1,
          calls: 2,
          note: 'after the id of the company',
        },
      ),
    },
    Mutation: {
      registerInCompany: mutation<RegisterInCompanyInput, Registered>(
        {
          call: 'POST /public/companies/{companyId}/admin/forms/{formId}',
          failed: { accessToken: null, companyCode: null, successText: null, redirectUrl: null },
          // Why a person can't come, they can be told; 429 is too many of them at once.
          mendable: [403, 404, 429],
          fields: ({ values }) =>
            Object.fromEntries(
              (values ?? []).map(({ key }, index) => [key, `values.${index}.values`]),
            ),
        },
        async (input, context) => {
          const at = await formOf(context, input);
          if (at === null) {
            throw new InputError({
              message: 'Компания не найдена',
              field: 'company',
              code: 'not_found',
            });
          }
          const values = (input.values ?? []).map(({ key, values: held }) => [key, held]);
          const { data } = await context.rest.write<{
            access_token: string | null;
            company_code: string;
            success_text?: string | null;
            redirect_url?: string | null;
          }>('POST', at, {
            ...Object.fromEntries(values),
            ...bodyOf(input, ['company', 'form', 'values']),
          });
          // A form that makes no account signs nobody in.
          if (data.access_token !== null) context.rest.signInAs(data.access_token);
          return {
            accessToken: data.access_token,
            companyCode: data.company_code,
            successText: data.success_text ?? null,
            redirectUrl: data.redirect_url ?? null,
          };
        },
      ),
    },
  },
  shapes: {
    RegistrationForm: {
      company: columns('company'),
      fields: columns('fields'),
      invite: columns('invite'),
    },
    RegistrationField: { customField: columns('custom_field'), condition: columns('condition') },
    RegistrationCustomField: { variables: columns('variables') },
  },
} satisfies Domain;

/** The address of a company's form; null when there is no such company. */
async function formOf({ rest }: Context, { company, form }: { company: string; form: string }) {
  try {
    const at = path`/public/company/get_id_by_code`;
    const { data } = await rest.get<{ id: number }>(at, { code: company });
    return path`/public/companies/${{ companyId: data.id }}/admin/forms/${{ formId: form }}`;
  } catch (error) {
    if (isRestError(error, 404)) return null;
    throw error;
  }
}
