// Requests upload tickets for the files of a registration form; each request passes the captcha.
import { useRef } from 'react';
import { graphql } from 'react-relay';
import { sendWithCaptcha } from '../../kit/captcha/captcha.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import type { RequestTicket } from '../../forms/index.ts';
import type { useFormUploadsMutation } from '../../__generated__/useFormUploadsMutation.graphql.ts';

export function useFormUploads({
  company,
  form,
}: {
  /** The company's code. */
  company: string;
  /** The form's id in the URL. */
  form: string;
}): RequestTicket {
  const [request] = useMutation<useFormUploadsMutation>(graphql`
    mutation useFormUploadsMutation($input: RequestFormUploadInput!) {
      requestFormUpload(input: $input) {
        ticket
        ...userErrors_payload
      }
    }
  `);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const requestTicket = async (field: string) => {
    const { response, userErrors } = await sendWithCaptcha((captcha) =>
      request({ variables: { input: { company, form, field, captcha } } }),
    );
    const ticket = response?.requestFormUpload.ticket;
    if (ticket != null) return ticket;
    throw new Error(userErrors[0]?.message ?? 'Не удалось загрузить файл, попробуйте еще раз');
  };
  // In sequence: identical concurrent requests have the same idempotency key and would get the same ticket.
  return (field) => {
    const pending = before.current.then(() => requestTicket(field));
    before.current = pending.catch(() => null);
    return pending;
  };
}
