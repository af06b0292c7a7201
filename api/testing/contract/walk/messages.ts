// Which words of a message are not Russian.

/** Names that are written so in Russian too. */
const names = /\b(?:JSON|HTTP|https?|YooKassa|Zoom|VK|Google|OpenID|DNS|TXT|PDF|XLSX|CSV)\b/g;

/**
 * The first Latin word of a message outside of «quotes», in which names of fields and values stand; null when there is
 * none, and the message has words at all.
 */
export function latinIn(message: string): string | null {
  if (!/[а-яё]/i.test(message)) return message;
  const words = message.replaceAll(/«[^«»]*(?:«[^«»]*»[^«»]*)*»/g, '').replaceAll(names, '');
  return /[a-z]+/i.exec(words)?.[0] ?? null;
}
