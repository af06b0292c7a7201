// Finds words in error messages that are not Russian.

/** Names that are also written in Latin letters in Russian. */
const names =
  /\b(?:JSON|HTTP|https?|YooKassa|Zoom|VK|Google|OpenID|DNS|TXT|PDF|XLSX|CSV|Asia\/Vladivostok)\b/g;

/**
 * The first Latin word of a message outside «quotes», which contain names of fields and values. Null if there is none
 * and the message has words at all.
 */
export function latinIn(message: string): string | null {
  if (!/[а-яё]/i.test(message)) return message;
  const words = message.replaceAll(/«[^«»]*(?:«[^«»]*»[^«»]*)*»/g, '').replaceAll(names, '');
  return /[a-z]+/i.exec(words)?.[0] ?? null;
}
