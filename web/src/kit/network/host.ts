// The host that the page came from: a company's own, which the gateway tells in the page, or the main one. At a company's
// host there are the pages that need nobody to be signed in, and no session: who keeps the domain could read it.
interface CompanyHost {
  /** Its code. */
  company: string;
  /** The origin of the main host. */
  main: string;
}

/** Null at the main host, and where pages are rendered when the app is built. */
export const companyHost: CompanyHost | null = import.meta.env.SSR ? null : told();

/** Where a path of the main host is, from here. */
export const onMainHost = (path: string): string => (companyHost?.main ?? '') + path;

function told(): CompanyHost | null {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="company-host"]');
  return meta === null ? null : JSON.parse(meta.content);
}
