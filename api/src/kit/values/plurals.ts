// Russian numbers with their words: 1 курс, 2 курса, 5 курсов.

const rules = new Intl.PluralRules('ru');

/** The number and the form of the word that goes with it: of one, of two to four, of five and more. */
export function countOf(
  count: number,
  [one, few, many]: readonly [string, string, string],
): string {
  const forms = { one, few } as Partial<Record<Intl.LDMLPluralRule, string>>;
  return `${count.toLocaleString('ru')} ${forms[rules.select(count)] ?? many}`;
}
