// Routes of the commercial offer: available courses, contacts, the PDF and the mail.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bitrixClientOf } from '../../crm/index.ts';
import { jobRecord, jobResource, type Jobs } from '../../jobs/index.ts';
import { email } from '../../kit/values/contacts.ts';
import type { Database } from '../../kit/database/database.ts';
import type { Outbound } from '../../kit/services/outbound.ts';
import { companyRoute, companyRouteInSteps } from '../../kit/http/routes.ts';
import { required } from '../../kit/values/texts.ts';
import type { CompanyMessages } from '../../people/index.ts';
import { courseGrants, offerGrants } from '../grants.ts';
import { bitrixContact, contactSearch } from './contact-search.ts';
import { offerFilters, readOfferFilters } from './offer-filters.ts';
import { offerFile, offerFileName, offerMail } from './offer-jobs.ts';
import { buildOffer, offerInput } from './offer.ts';
import { offerableCourseResource } from './offerable-courses.ts';
import { courseRemarkResource } from './remarks.ts';

interface Parts {
  database: Database;
  jobs: Jobs;
  outbound: Outbound;
  messages: CompanyMessages;
  publicUrl: string;
}

const tag = 'Commercial offer';

const ordered = z.object({ job: jobRecord.schema });

const offerMailBody = z.strictObject({
  ...offerInput,
  email,
  subject: z
    .string(required)
    .trim()
    .min(1, required)
    .max(255, 'Не больше 255 символов')
    .transform((text) => text.replaceAll(/\s+/g, ' ')),
  message: z
    .string(required)
    .trim()
    .min(1, required)
    .max(5000, 'Не больше 5000 символов')
    .describe('Plain text. The prices of the courses are appended.'),
});

export function registerCommercialOffer(app: FastifyInstance, parts: Parts): void {
  const { database, jobs, messages, publicUrl } = parts;
  offerableCourseResource.register(app, database);
  courseRemarkResource.register(app, database);
  const mail = offerMail(messages);
  jobs.handle(offerFile);
  jobs.handle(mail);

  companyRoute(app, database, {
    method: 'GET',
    path: '/courses/commercial_offer/get_filters',
    tag,
    summary: 'Get the filter values for courses that can be offered',
    permission: courseGrants.read,
    answer: offerFilters,
    run: ({ transaction, scope }) => readOfferFilters(transaction, scope),
  });

  companyRouteInSteps(app, {
    method: 'GET',
    path: '/courses/commercial_offer/get_bitrix_contact',
    tag,
    summary: 'Search the contacts in the company’s Bitrix24',
    permission: offerGrants.send,
    query: z.object({
      search: z
        .string()
        .max(255, 'Не больше 255 символов')
        .describe('An e-mail address, a telephone number, or a contact id.'),
    }),
    answer: z.array(bitrixContact),
    failures: [409, 424],
    run: async ({ scope, query: { search } }) => {
      const criteria = contactSearch(search);
      const bitrix = await bitrixClientOf(parts, scope);
      return bitrix.contacts(criteria);
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/commercial_offer/send_email',
    tag,
    summary: 'Send an offer by e-mail',
    description:
      'A job creates the PDF and sends it. The mail counts towards the company’s daily message limit; replies go to the caller.',
    permission: offerGrants.send,
    body: offerMailBody,
    answer: ordered,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, body: { email: to, subject, message, ...order } }) => {
      const input = {
        offer: await buildOffer(transaction, scope, order),
        to,
        subject,
        message,
        message_id: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
        ordered: await messages.charge(transaction, scope, [to]),
      };
      const id = await jobs.enqueue(transaction, scope, mail, { input });
      return { job: await jobResource.find(transaction, scope, id) };
    },
  });

  companyRoute(app, database, {
    method: 'POST',
    path: '/commercial_offer/create_download',
    tag,
    summary: 'Create an offer as a PDF',
    description: 'A job creates the file, which can be downloaded for 24 hours.',
    permission: courseGrants.read,
    body: z.strictObject(offerInput),
    answer: ordered,
    status: 201,
    failures: [409],
    run: async ({ transaction, scope, body }) => {
      const input = await buildOffer(transaction, scope, body);
      const id = await jobs.enqueue(transaction, scope, offerFile, {
        input,
        fileName: offerFileName,
      });
      return { job: await jobResource.find(transaction, scope, id) };
    },
  });
}
