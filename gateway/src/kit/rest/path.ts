// Builds paths of the REST contract. Each carries its route template and company, so that limits, metrics and caches
// can use them.

declare const made: unique symbol;

/**
 * Created only by `path`, `below` and `under`, so that a path below a company always carries the company's id.
 */
export interface RestPath {
  /** `/companies/7/courses/3`, without the prefix `/api`. */
  readonly text: string;
  /** `/companies/{companyId}/courses/{id}`, the template in the contract. */
  readonly route: `/${string}`;
  /** The company in the path; null above all companies. */
  readonly companyId: number | null;
  readonly [made]: true;
}

/** One path parameter by its name in the contract: `{ companyId: 7 }`. */
type Parameter = Readonly<Record<string, string | number>>;

/**
 * path`/companies/${{ companyId }}/courses/${{ id }}`; values are encoded and stay within their segment.
 */
export function path(parts: TemplateStringsArray, ...parameters: Parameter[]): RestPath {
  const [first = '', ...rest] = parts;
  let built = { text: first, route: first, companyId: null } as RestPath;
  for (const [index, part] of rest.entries()) {
    built = below(built, parameters[index] ?? {}, part);
  }
  return built;
}

/**
 * The path of one record of a list, or of something below it: below(courses, { id }, '/lessons').
 */
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

/** The path of a sub-resource of a list: under(courses, '/delete'). */
export const under = (at: RestPath, name: `/${string}`): RestPath => ({
  ...at,
  text: at.text + name,
  route: `${at.route}${name}`,
});

const separator = (before: string) => (before.endsWith('/') ? '' : '/');
