// Addresses of the REST contract. Each knows its route and its company, so that what is counted, limited or remembered
// by route or company is never told of it by hand.

declare const made: unique symbol;

/** Made by `path` and `below` alone: what is remembered under one cannot lack its company. */
export interface RestPath {
  /** `/companies/7/courses/3`, from after /api. */
  readonly text: string;
  /** `/companies/{companyId}/courses/{id}`, as the contract writes it. */
  readonly route: `/${string}`;
  /** The company that it lies in; null above all companies. */
  readonly companyId: number | null;
  readonly [made]: true;
}

/** One value of a path under its name in the contract: `{ companyId: 7 }`. */
type Parameter = Readonly<Record<string, string | number>>;

/** path`/companies/${{ companyId }}/courses/${{ id }}`; values cannot break out of their segment. */
export function path(parts: TemplateStringsArray, ...parameters: Parameter[]): RestPath {
  const [first = '', ...rest] = parts;
  let built = { text: first, route: first, companyId: null } as RestPath;
  for (const [index, part] of rest.entries()) {
    built = below(built, parameters[index] ?? {}, part);
  }
  return built;
}

/** The path of one record of a list, or of what lies `under` that: below(courses, { id }, '/lessons'). */
export function below(
  { text, route, companyId }: RestPath,
  parameter: Parameter,
  under = '',
): RestPath {
  const [[name, value] = ['', '']] = Object.entries(parameter);
  return {
    text: `${text}${separator(text)}${encodeURIComponent(String(value).toWellFormed())}${under}`,
    route: `${route}${separator(route)}{${name}}${under}`,
    companyId: name === 'companyId' ? Number(value) : companyId,
  } as RestPath;
}

/** The path of something that a list has: under(courses, '/delete'). */
export const under = (at: RestPath, name: `/${string}`): RestPath => ({
  ...at,
  text: at.text + name,
  route: `${at.route}${name}`,
});

const separator = (before: string) => (before.endsWith('/') ? '' : '/');
