// Short descriptions of a course in an offer, beside its name and price.
import { countOf } from '../../kit/values/plurals.ts';

/** The fields of a course that an offer reads. */
export interface OfferedCourse {
  id: number;
  name: string;
  price: string | null;
  use_full_course_discount_percentage: boolean;
  full_course_discount_percentage: number | null;
  use_special_offer_discount_percentage: boolean;
  special_offer_discount_percentage: number | null;
  start_date: string | null;
  end_date: string | null;
  weeks_time: number | null;
  price_comment: string | null;
  type?: { name: string } | null;
  format?: { name: string } | null;
  course_remarks?: readonly { text: string }[];
}

export function offerFacts({
  type,
  format,
  start_date,
  end_date,
  weeks_time,
  price_comment,
}: OfferedCourse): string[] {
  const facts = [
    type?.name,
    format?.name,
    start_date && `с ${formatDay(start_date)}`,
    end_date && `по ${formatDay(end_date)}`,
    weeks_time && countOf(weeks_time, ['неделя', 'недели', 'недель']),
    price_comment,
  ];
  return facts.filter((fact) => typeof fact === 'string' && fact !== '') as string[];
}

/** Formats `2026-09-01` as `01.09.2026`. */
export const formatDay = (day: string): string => day.split('-').toReversed().join('.');
