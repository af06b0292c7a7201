// Background jobs of commercial offers: the PDF for download and the mail with the PDF.
import { Readable } from 'node:stream';
import { offerLetter } from '@kafedra/common/prices';
import { z } from 'zod';
import { defineJob, type RunningJob } from '../../jobs/index.ts';
import { forbidden } from '../../kit/http/errors.ts';
import { pdfOf } from '../../kit/pdf/pdf.ts';
import { has } from '../../kit/permissions/permissions.ts';
import { countedMessages, type CompanyMessages } from '../../people/index.ts';
import { offerGrants } from '../grants.ts';
import { offerSnapshot, type OfferSnapshot } from './offer.ts';

export const offerFileName = 'Коммерческое предложение.pdf';

const mimeType = 'application/pdf';

const layout = new URL('offer-layout.ts', import.meta.url);

export const offerFile = defineJob({
  kind: 'commercial_offer_file',
  input: offerSnapshot,
  run: async (job) => {
    const pdf = await printed(job, job.input);
    return job.writeFile(mimeType, Readable.from([pdf]));
  },
});

const orderedMail = z.object({
  offer: offerSnapshot,
  to: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The Message-ID of the mail, by which mailboxes recognise a repeat after a crash. */
  message_id: z.string(),
  ordered: countedMessages,
});

/**
 * Sends the mail once: a refusal by the mail server is reported and not retried; only a crash before the sent mark is
 * stored repeats it.
 */
export const offerMail = (messages: CompanyMessages) =>
  defineJob({
    kind: 'commercial_offer_mail',
    input: orderedMail,
    run: async (job) => {
      const { offer, to, subject, message, message_id, ordered } = job.input;
      // The permission may have been withdrawn since the job was created.
      if (!has(job.scope, offerGrants.send.all)) throw forbidden();
      const pdf = await printed(job, offer);
      const replyTo = offer.manager?.email;
      const mail = {
        to,
        subject,
        text: offerLetter({ ...offer, message }),
        messageId: message_id,
        ...(replyTo != null && { replyTo }),
        attachments: [{ filename: offerFileName, content: pdf, contentType: mimeType }],
      };
      await messages.deliver(ordered, mail);
      return async () => ({});
    },
  });

async function printed(job: RunningJob<unknown>, offer: OfferSnapshot): Promise<Buffer> {
  const pdf = await pdfOf(layout, offer);
  await job.step(
    () => Promise.resolve(),
    () => ({ done: 1, total: 1 }),
  );
  return pdf;
}
