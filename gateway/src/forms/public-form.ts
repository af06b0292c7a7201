// Finds a form for visitors, below the public part of its company.
import type { Context } from '../context.ts';
import { companyByCode } from '../kit/records/company-by-code.ts';
import { path, type RestPath } from '../kit/rest/path.ts';

export interface PublicForm {
  /** The company's code. */
  company: string;
  /** The form's code, or its id in REST. */
  form: string;
}

/** The path parameters of a form; null when the company does not exist. */
export async function publicFormOf(
  { rest }: Context,
  { company, form }: PublicForm,
): Promise<{ companyId: number; formId: string } | null> {
  const found = await companyByCode(rest, company);
  return found && { companyId: found.id, formId: form };
}

/** The path of a form's public page. */
export const publicPageOf = ({
  companyId,
  formId,
}: {
  companyId: number;
  formId: string;
}): RestPath => path`/public/companies/${{ companyId }}/admin/forms/${{ formId }}`;
