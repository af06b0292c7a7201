// Upload tickets for file fields of forms; the file itself is uploaded by media/uploads.ts.
import type { RequestFormUploadInput } from '../../__generated__/resolvers.ts';
import { InputError, bodyOf, mutation } from '../../kit/mutations/payload.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { publicFormOf } from '../public-form.ts';

export default {
  resolvers: {
    Mutation: {
      requestFormUpload: mutation<RequestFormUploadInput, { ticket: string | null }>(
        {
          call: 'POST /public/companies/{companyId}/forms/{formId}/upload_tickets',
          failed: { ticket: null },
          userErrorStatuses: [404, 429],
        },
        async (input, context) => {
          const form = await publicFormOf(context, input);
          if (form === null) {
            const message = 'Компания не найдена';
            throw new InputError({ message, field: 'company', code: 'not_found' });
          }
          const { companyId, formId } = form;
          const at = path`/public/companies/${{ companyId }}/forms/${{ formId }}/upload_tickets`;
          const body = bodyOf(input, ['company', 'form']);
          const { data } = await context.rest.write<{ ticket: string }>('POST', at, body);
          return { ticket: data.ticket };
        },
      ),
    },
  },
} satisfies Domain;
