// The prompts of exam questions: the words in braces that are filled when an AI is asked, and those that nothing fills.

/** What stands in the place of `{subject}` and the like. */
export const promptPlaceholders = ['subject', 'number', 'example'] as const;
export type PromptPlaceholder = (typeof promptPlaceholders)[number];

export const mostPromptLetters = 10_000;

/**
 * Placeholders of a prompt that are none of those, each once. A word in braces is meant as one where a word may begin:
 * the braces of formulas and of JSON are left alone, \frac{a}{b} and x_{max} and {"a": 1}.
 */
export function unknownPlaceholders(prompt: string): string[] {
  const found = [...prompt.matchAll(/(?<![\p{L}\p{N}_^}\]\\$])\{\s*([\p{L}][\p{L}\p{N}_ -]*)\}/gu)];
  const known: ReadonlySet<string> = new Set(promptPlaceholders.map((name) => `{${name}}`));
  return [...new Set(found.map(([placeholder]) => placeholder))].filter((one) => !known.has(one));
}

/** The same in words; null where there is nothing to say. */
export function refusedPlaceholders(prompt: string): string | null {
  const unknown = unknownPlaceholders(prompt);
  if (unknown.length === 0) return null;
  const allowed = promptPlaceholders.map((name) => `{${name}}`).join(', ');
  const noun = unknown.length === 1 ? 'Неизвестная подстановка' : 'Неизвестные подстановки';
  return `${noun}: ${unknown.join(', ')}. Можно: ${allowed}`;
}
