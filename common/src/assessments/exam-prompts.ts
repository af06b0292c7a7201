// Placeholders in prompts of exam questions: which exist, and which in a prompt are unknown.

/** Names that are replaced when written in braces, such as `{subject}`. */
export const promptPlaceholders = ['subject', 'number', 'example'] as const;
export type PromptPlaceholder = (typeof promptPlaceholders)[number];

export const mostPromptLetters = 10_000;

/**
 * Unknown placeholders of a prompt, without duplicates. A word in braces is a placeholder only where a word may begin:
 * the braces of formulas and of JSON are ignored, \frac{a}{b} and x_{max} and {"a": 1}.
 */
export function unknownPlaceholders(prompt: string): string[] {
  const found = [...prompt.matchAll(/(?<![\p{L}\p{N}_^}\]\\$])\{\s*([\p{L}][\p{L}\p{N}_ -]*)\}/gu)];
  const known: ReadonlySet<string> = new Set(promptPlaceholders.map((name) => `{${name}}`));
  return [...new Set(found.map(([placeholder]) => placeholder))].filter((one) => !known.has(one));
}

/** An error message in Russian; null if all placeholders are known. */
export function placeholderError(prompt: string): string | null {
  const unknown = unknownPlaceholders(prompt);
  if (unknown.length === 0) return null;
  const allowed = promptPlaceholders.map((name) => `{${name}}`).join(', ');
  const noun = unknown.length === 1 ? 'Неизвестная подстановка' : 'Неизвестные подстановки';
  return `${noun}: ${unknown.join(', ')}. Можно: ${allowed}`;
}
