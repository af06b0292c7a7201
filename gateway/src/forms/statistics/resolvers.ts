// Statistics of forms (views, starts, submissions) for staff, and the visitor's mutation that counts them.
import type {
  CountFormVisitInput,
  FormStatisticsArgs,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { FormRow, FormStatisticsRow } from '../../__generated__/rows.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { columns } from '../../kit/plan/needs.ts';
import { bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { below, path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { forms } from '../collections.ts';
import { publicFormOf } from '../public-form.ts';

const resolvers: Resolvers = {
  Form: {
    statistics: withCall(
      async ({ company_id, id }: FormRow, { from, to }: FormStatisticsArgs, { rest }: Context) => {
        const at = below(forms(company_id).path, { id }, '/statistics');
        try {
          return (await rest.get<FormStatisticsRow>(at, { from, to })).data;
        } catch (error) {
          if (isRestError(error, 404)) return null;
          throw error;
        }
      },
      {
        method: 'GET',
        route: `${forms.route}/{id}/statistics`,
        records: [],
        size: () => 1,
      },
    ),
  },
  Mutation: {
    countFormVisit: mutation<CountFormVisitInput, { isCounted: boolean }>(
      {
        call: 'POST /public/companies/{companyId}/forms/{formId}/visits',
        failed: { isCounted: false },
      },
      async (input, context) => {
        const form = await publicFormOf(context, input);
        if (form === null) return { isCounted: false };
        const { companyId, formId } = form;
        const at = path`/public/companies/${{ companyId }}/forms/${{ formId }}/visits`;
        try {
          await context.rest.write('POST', at, bodyOf(input, ['company', 'form']));
          return { isCounted: true };
        } catch (error) {
          if (isRestError(error, 404)) return { isCounted: false };
          throw error;
        }
      },
    ),
  },
};

export default {
  resolvers,
  shapes: { FormStatistics: { days: columns('days'), fields: columns('fields') } },
} satisfies Domain;
