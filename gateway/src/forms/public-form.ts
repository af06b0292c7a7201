// Where those who are nobody yet find a form: below its company's public pages.
import type { Context } from '../context.ts';
import { companyByCode } from '../kit/records/company-by-code.ts';
import { path, type RestPath } from '../kit/rest/path.ts';

export interface PublicForm {
  /** The company's code. */
  company: string;
  /** The form's code or its id in the REST API. */
  form: string;
}

/** What names a form in paths; null when there is no such company. */
export async function publicFormOf(
  { rest }: Context,
  { company, form }: PublicForm,
): Promise<{ companyId: number; formId: string } | null> {
  const found = await companyByCode(rest, company);
  return found && { companyId: found.id, formId: form };
}

/** The address of its page. */
export const publicPageOf = ({
  companyId,
  formId,
}: {
  companyId: number;
  formId: string;
}): RestPath => path`/public/companies/${{ companyId }}/admin/forms/${{ formId }}`;
