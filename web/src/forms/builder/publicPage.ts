// The URL of the public page of a form.

export const publicPage = (
  company: string,
  form: { readonly databaseId: number; readonly code?: string | null | undefined },
): string => `/registration/${company}/${form.code ?? form.databaseId}`;
