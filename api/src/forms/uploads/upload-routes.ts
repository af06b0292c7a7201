// Anonymous uploads for forms: a ticket for each file, then the file itself. Until the form is submitted the file is
// not readable by anybody, and it is deleted after a day.
import { holdsFiles, type FieldType } from '@kafedra/common/fields';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { companies } from '../../company/tables.ts';
import { captchaField, requireCaptcha, type Captcha } from '../../kit/services/captcha.ts';
import type { Database, Transaction } from '../../kit/database/database.ts';
import { invalid, notFound } from '../../kit/http/errors.ts';
import { addressOf } from '../../kit/http/networks.ts';
import { companyParams, openRoute } from '../../kit/http/routes.ts';
import { createExpiringFile, type Uploads } from '../../media/index.ts';
import { isForm } from '../builder/form-address.ts';
import { addressHash } from '../limits/admission.ts';
import { stateOf } from '../limits/form-state.ts';
import { requireOpen, type FormState, type StateTexts } from '../limits/limit-rules.ts';
import { customFields, formFields, forms } from '../tables.ts';
import { isUnusedTicket, maxUploadBytes, requireUploadCapacity } from './upload-limits.ts';
import { dropPendingFile } from './pending-files.ts';
import { formUploads } from './upload-tables.ts';

/** Per network address: a whole school may upload to a form at once. */
const uploadRate = { times: 1000, minutes: 60 };

const tag = 'Forms';

/** The purpose of files that wait for the submission. */
const waitingFile = 'form_upload';

export function registerFormUploads(
  app: FastifyInstance,
  { database, captcha, uploads }: { database: Database; captcha: Captcha; uploads: Uploads },
): void {
  openRoute(app, {
    method: 'POST',
    path: '/public/companies/:companyId/forms/:formId/upload_tickets',
    tag,
    summary: 'Request a ticket to upload a file for a field of a form',
    description:
      'Valid for one file, for an hour. The form is then submitted with the ticket in place of the file.',
    params: companyParams.extend({ formId: z.string().max(100) }),
    body: z.strictObject({
      field: z.string().max(100).describe('The key of the form field.'),
      captcha: captchaField,
    }),
    answer: z.object({ ticket: z.uuid() }),
    status: 201,
    limit: uploadRate,
    failures: [404, 409, 503],
    run: async ({ params: { companyId, formId }, body, request, effect }) => {
      await requireCaptcha(captcha, body.captcha);
      return effect.system(async (transaction) => {
        const field = await fieldOf(transaction, companyId, formId, body.field);
        if (field === undefined) throw notFound('Форма не найдена');
        if (field.ref === null) throw invalid('field', 'Файл сюда не приложить', 'not_found');
        requireOpen(field);
        const { company_id, form_id, ref } = field;
        const of = { company_id, form_id };
        const sent_from = await addressHash(transaction, of, addressOf(request));
        await requireUploadCapacity(transaction, of, sent_from);
        const [upload] = await transaction
          .insert(formUploads)
          .values({ ...of, ref, sent_from })
          .returning({ ticket: formUploads.ticket });
        if (upload === undefined) throw new Error('the ticket was not stored');
        return upload;
      });
    },
  });

  openRoute(app, {
    method: 'POST',
    path: '/public/form_files/:ticket',
    tag,
    summary: 'Upload a file for a field of a form',
    description: `One file in the field \`file\`, not in chunks, of at most ${maxUploadBytes / 1024 / 1024} MB. It is deleted after a day unless the form is submitted with its ticket.`,
    params: z.object({ ticket: z.uuid() }),
    upload: true,
    answer: z.object({
      ticket: z.uuid(),
      file_name: z.string(),
      size: z.int().describe('Bytes.'),
    }),
    status: 201,
    limit: uploadRate,
    failures: [404],
    run: async ({ params: { ticket }, request, effect }) => {
      const field = await database.system((transaction) => fieldFor(transaction, ticket));
      if (field === undefined) throw notThere();
      const { companyId } = field;
      const receive = field.type === 'file' ? uploads.receiveFile : uploads.receiveImage;
      return receive(
        { request, effect, companyId, largest: maxUploadBytes },
        async (transaction, upload) => {
          const [waiting] = await transaction
            .select({ company_id: formUploads.company_id })
            .from(formUploads)
            .where(isOpen(ticket))
            .for('update');
          // Another file was stored for the ticket first.
          if (waiting === undefined) throw notThere();
          const { company_id } = waiting;
          const file_id = await createExpiringFile(transaction, company_id, waitingFile, upload);
          await transaction.update(formUploads).set({ file_id }).where(isOpen(ticket));
          return { ticket, file_name: upload.file_name, size: upload.size };
        },
      );
    },
  });

  openRoute(app, {
    method: 'DELETE',
    path: '/public/form_files/:ticket',
    tag,
    summary: 'Delete a file that was uploaded for a field of a form',
    description: 'Needs only the ticket. A file that was submitted with its form stays.',
    params: z.object({ ticket: z.uuid() }),
    limit: uploadRate,
    failures: [404],
    run: async ({ params: { ticket } }) => {
      const isDropped = await database.system((transaction) =>
        dropPendingFile(transaction, ticket),
      );
      if (!isDropped) throw notFound('Файл не найден');
    },
  });
}

const notThere = () => notFound('Загрузить файл не получилось: выберите его ещё раз');

const isOpen = (ticket: string) => and(eq(formUploads.ticket, ticket), isUnusedTicket);

/** The field of a ticket; undefined for an invalid ticket. Runs as the system. */
async function fieldFor(
  transaction: Transaction,
  ticket: string,
): Promise<{ type: FieldType; companyId: number } | undefined> {
  const [field] = await transaction
    .select({ type: customFields.type, companyId: formUploads.company_id })
    .from(formUploads)
    .innerJoin(
      companies,
      and(eq(companies.id, formUploads.company_id), isNull(companies.deleted_at)),
    )
    .innerJoin(
      formFields,
      and(
        eq(formFields.company_id, formUploads.company_id),
        eq(formFields.form_id, formUploads.form_id),
        eq(formFields.ref, formUploads.ref),
      ),
    )
    .innerJoin(
      customFields,
      and(
        eq(customFields.company_id, formFields.company_id),
        eq(customFields.id, formFields.custom_field_id),
      ),
    )
    .where(isOpen(ticket));
  return field !== undefined && holdsFiles(field.type) ? field : undefined;
}

interface FieldForFiles extends StateTexts {
  company_id: number;
  form_id: number;
  ref: string | null;
  state: FormState;
}

/** A field of a form. `ref` is null if the field holds no files; undefined if the form does not exist. */
async function fieldOf(
  transaction: Transaction,
  companyId: number,
  idOrCode: string,
  key: string,
): Promise<FieldForFiles | undefined> {
  const [found] = await transaction
    .select({
      company_id: forms.company_id,
      form_id: forms.id,
      ref: formFields.ref,
      type: customFields.type,
      state: stateOf(forms),
      text_before: forms.text_before,
      text_after: forms.text_after,
      text_full: forms.text_full,
    })
    .from(forms)
    .innerJoin(companies, and(eq(companies.id, forms.company_id), isNull(companies.deleted_at)))
    .leftJoin(
      formFields,
      and(
        eq(formFields.company_id, forms.company_id),
        eq(formFields.form_id, forms.id),
        eq(sql`${formFields.id}::text`, key),
      ),
    )
    .leftJoin(
      customFields,
      and(
        eq(customFields.company_id, formFields.company_id),
        eq(customFields.id, formFields.custom_field_id),
      ),
    )
    .where(and(eq(forms.company_id, companyId), isForm(idOrCode)));
  if (found === undefined) return undefined;
  const { type, ...field } = found;
  return type !== null && holdsFiles(type) ? field : { ...field, ref: null };
}
