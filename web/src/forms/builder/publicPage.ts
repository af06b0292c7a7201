// The page on which people fill a form in.

export const publicPage = (
  company: string,
  form: { readonly databaseId: number; readonly code?: string | null | undefined },
): string => `/registration/${company}/${form.code ?? form.databaseId}`;
