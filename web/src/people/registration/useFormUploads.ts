// Tickets for the files that somebody puts into a form: the server asks for each whether it comes from a robot.
import { useRef } from 'react';
import { graphql } from 'react-relay';
import { sendWithCaptcha } from '../../kit/captcha/captcha.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import type { TicketFor } from '../../forms/index.ts';
import type { useFormUploadsMutation } from '../../__generated__/useFormUploadsMutation.graphql.ts';

export function useFormUploads({
  company,
  form,
}: {
  /** The company's code. */
  company: string;
  /** As the address has it. */
  form: string;
}): TicketFor {
  const [request] = useMutation<useFormUploadsMutation>(graphql`
    mutation useFormUploadsMutation($input: RequestFormUploadInput!) {
      requestFormUpload(input: $input) {
        ticket
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const ask = async (field: string) => {
    const { response, userErrors } = await sendWithCaptcha((captcha) =>
      request({ variables: { input: { company, form, field, captcha } } }),
    );
    const ticket = response?.requestFormUpload.ticket;
    if (ticket != null) return ticket;
    throw new Error(userErrors[0]?.message ?? 'Не удалось загрузить файл, попробуйте еще раз');
  };
  // One after another: the same request twice at once means one thing, and would give one ticket.
  return (field) => {
    const asked = before.current.then(() => ask(field));
    before.current = asked.catch(() => null);
    return asked;
  };
}
