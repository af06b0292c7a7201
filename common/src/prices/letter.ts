// The text of the mail with a commercial offer, the same in its preview and when sent.
import { formatPrice } from './format.ts';

export interface Letter {
  /** The manager's message, plain text. */
  message: string;
  courses: readonly { name: string; price: string; offered: string }[];
  /** The total price of all courses. */
  total: string;
  /** The name of the company. */
  company: string;
}

/** Plain text: the message, the courses with their prices, and the company. */
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
