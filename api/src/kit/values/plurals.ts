// Russian plurals: 1 курс, 2 курса, 5 курсов.

const rules = new Intl.PluralRules('ru');

/** A count with its noun: the forms are for one, for two to four, and for five or more. */
export function countOf(
  count: number,
  [one, few, many]: readonly [string, string, string],
): string {
  const forms = { one, few } as Partial<Record<Intl.LDMLPluralRule, string>>;
  return `${count.toLocaleString('ru')} ${forms[rules.select(count)] ?? many}`;
}
