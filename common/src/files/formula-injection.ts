// Protects CSV files against formula injection in spreadsheet programs.

/**
 * Matches text that begins like a formula, including fullwidth signs, except telephone numbers and signed numbers,
 * which are harmless.
 */
export const formula =
  /^(?!\+\d[\d ()-]*$|[+-]\d+(?:[.,]\d+)?$)[=+\-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u;

/** Prefixes a formula with an apostrophe, as OWASP recommends. */
export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);
