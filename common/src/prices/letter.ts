// The words of the mail that a commercial offer goes out with: written alike where it is previewed and where it is sent.
import { formatPrice } from './format.ts';

export interface Letter {
  /** What the manager wrote, plain text. */
  message: string;
  courses: readonly { name: string; price: string; offered: string }[];
  /** For all of them. */
  total: string;
  /** Who offers. */
  company: string;
}

/** Plain text: what was written, the courses with what they cost, and who offers them. */
export function offerLetter({ message, courses, total, company }: Letter): string {
  const lines = courses.map(
    ({ name, price, offered }, place) =>
      `${place + 1}. ${name} — ${formatPrice(offered)}${price === offered ? '' : ` (без скидки ${formatPrice(price)})`}`,
  );
  return [
    message.trim(),
    ['Наше предложение:', ...lines, `Итого: ${formatPrice(total)}`].join('\n'),
    'Подробности — в приложенном файле.',
    company,
  ].join('\n\n');
}
