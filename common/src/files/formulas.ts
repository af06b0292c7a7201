// What a spreadsheet would compute where it opens a text: guarded in files of comma-separated values.

/**
 * Begins like a formula, also with the wide signs of East Asian fonts, and is neither a telephone number nor a number with
 * its sign: these compute nothing that could harm.
 */
export const formula =
  /^(?!\+\d[\d ()-]*$|[+-]\d+(?:[.,]\d+)?$)[=+\-@\t\r\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u;

/** With an apostrophe before what would be a formula: OWASP's way. */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);
