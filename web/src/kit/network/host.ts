// The page's host: a company's custom domain, as set by the gateway in the page, or the main host. A custom domain
// serves only pages without sign-in and never a session, which the domain's owner could read.
interface CompanyHost {
  /** The company's code. */
  company: string;
  /** The origin of the main host. */
  main: string;
}

/** Null on the main host and during prerendering. */
export const companyHost: CompanyHost | null = import.meta.env.SSR ? null : readCompanyHost();

/** The URL of a path on the main host. */
export const mainHostUrl = (path: string): string => (companyHost?.main ?? '') + path;

function readCompanyHost(): CompanyHost | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="company-host"]');
  return meta === null ? null : JSON.parse(meta.content);
}
