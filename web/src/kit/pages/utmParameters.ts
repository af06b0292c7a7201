// UTM parameters, which stay in the address from the first page to the purchase.

const marks = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** The server's limit per parameter, in characters. */
const longest = 255;

export interface UtmParameters {
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  utmContent: string | null;
  utmTerm: string | null;
}

export function utmParametersIn(search: URLSearchParams): UtmParameters {
  const [utmSource, utmMedium, utmCampaign, utmContent, utmTerm] = marks.map(
    (mark) => search.get(mark)?.trim().slice(0, longest) || null,
  );
  return {
    utmSource: utmSource ?? null,
    utmMedium: utmMedium ?? null,
    utmCampaign: utmCampaign ?? null,
    utmContent: utmContent ?? null,
    utmTerm: utmTerm ?? null,
  };
}

/** Adds the current page's UTM parameters to a path. */
export function withUtmParameters(path: string, search: URLSearchParams): string {
  const params = new URLSearchParams();
  for (const mark of marks) {
    const value = search.get(mark);
    if (value) params.set(mark, value);
  }
  return params.size === 0 ? path : `${path}?${params.toString()}`;
}
