// Registration in a company: its form for visitors, and submitting it.
import type {
  QueryRegistrationFormArgs,
  RegisterInCompanyInput,
  SendFormInput,
} from '../../__generated__/resolvers.ts';
import type { RegistrationFormRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { publicFormOf, publicPageOf } from '../../forms/index.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns } from '../../kit/plan/needs.ts';
import { bodyOf, InputError, mutation } from '../../kit/mutations/payload.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import type { Domain } from '../../kit/schema/schema.ts';

interface Thanks {
  successText: string | null;
  redirectUrl: string | null;
}

interface Registered extends Thanks {
  accessToken: string | null;
  companyCode: string | null;
}

interface Sent extends Thanks {
  isSent: boolean;
}

const noThanks: Thanks = { successText: null, redirectUrl: null };

type Filled = RegisterInCompanyInput | SendFormInput;

/** Common options of both mutations that submit a form. */
const sending = {
  call: 'POST /public/companies/{companyId}/admin/forms/{formId}',
  // Why a visitor may not register is shown to them; 429 means too many registrations at once.
  userErrorStatuses: [403, 404, 429] as number[],
  fields: ({ values }: Filled) =>
    Object.fromEntries((values ?? []).map(({ key }, index) => [key, `values.${index}.values`])),
} as const;

export default {
  resolvers: {
    Query: {
      registrationForm: withCall(
        async (_: unknown, args: QueryRegistrationFormArgs, context: Context) => {
          const form = await publicFormOf(context, args);
          if (form === null) return null;
          try {
            const at = publicPageOf(form);
            const { data } = await context.rest.get<RegistrationFormRow>(at, {
              invite: args.invite,
            });
            return data;
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
        { ...sending, failed: { accessToken: null, companyCode: null, ...noThanks } },
        async (input, context) => {
          const answer = await send(input, context);
          // A form that creates no account signs nobody in.
          if (answer.access_token !== null) context.rest.signInAs(answer.access_token);
          return {
            accessToken: answer.access_token,
            companyCode: answer.company_code,
            ...thanksOf(answer),
          };
        },
      ),
      sendForm: mutation<SendFormInput, Sent>(
        { ...sending, failed: { isSent: false, ...noThanks } },
        async (input, context) => ({ isSent: true, ...thanksOf(await send(input, context)) }),
      ),
    },
  },
  shapes: {
    RegistrationForm: {
      company: columns('company'),
      fields: columns('fields'),
      invite: columns('invite'),
      sender: columns('sender'),
    },
    RegistrationField: { customField: columns('custom_field'), condition: columns('condition') },
    RegistrationCustomField: { variables: columns('variables') },
  },
} satisfies Domain;

interface Answer {
  access_token: string | null;
  company_code: string;
  // Other servers return neither.
  success_text?: string | null;
  redirect_url?: string | null;
}

async function send(input: Filled, context: Context): Promise<Answer> {
  const form = await publicFormOf(context, input);
  if (form === null) {
    throw new InputError({ message: 'Компания не найдена', field: 'company', code: 'not_found' });
  }
  const values = (input.values ?? []).map(({ key, values: held }) => [key, held]);
  const { data } = await context.rest.write<Answer>('POST', publicPageOf(form), {
    ...Object.fromEntries(values),
    ...bodyOf(input, ['company', 'form', 'values']),
  });
  return data;
}

const thanksOf = ({ success_text = null, redirect_url = null }: Answer): Thanks => ({
  successText: success_text,
  redirectUrl: redirect_url,
});
