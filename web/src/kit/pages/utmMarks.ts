// The marks by which a link says where a customer comes from: they stay in the address on the way to buying.

const marks = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

/** What the server takes of each at most. */
const longest = 255;

export interface UtmMarks {
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  utmContent: string | null;
  utmTerm: string | null;
}

export function marksIn(search: URLSearchParams): UtmMarks {
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

/** The address with the marks of the page that leads there. */
export function withMarks(path: string, search: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const mark of marks) {
    const value = search.get(mark);
    if (value) kept.set(mark, value);
  }
  return kept.size === 0 ? path : `${path}?${kept.toString()}`;
}
