// The discount of a promo code, with an example price.
import { applyDiscounts, type Discount } from '@kafedra/common/prices';
import {
  aPrice,
  formatPrice,
  numberOf,
  priceOf,
  Segmented,
  Text,
  TextField,
  useField,
  useFieldValue,
  wholeNumber,
  type Rule,
} from '../../ui/index.ts';
import type { PromoCodeSaleType } from '../../__generated__/PromoCodeFormCreateMutation.graphql.ts';

export function DiscountFields() {
  const { field } = useField<PromoCodeSaleType>('saleType', {
    words: { label: 'Вид скидки', show: (type) => (type === 'SUM' ? 'сумма' : 'процент') },
  });
  return (
    <>
      <Segmented label="Вид скидки" options={types} value={field.value} onChange={field.onChange} />
      {field.value === 'PERCENT' ? (
        <TextField
          name="salePercent"
          label="Скидка, %"
          inputMode="numeric"
          required
          rules={[wholeNumber(1, 100)]}
        />
      ) : (
        <TextField
          name="saleSum"
          label="Скидка, ₽"
          inputMode="decimal"
          required
          rules={[aPrice, moreThanNothing]}
        />
      )}
      <Example />
    </>
  );
}

const types = [
  { value: 'PERCENT', label: 'Процент' },
  { value: 'SUM', label: 'Сумма' },
] as const;

const moreThanNothing: Rule = (text) =>
  Number(priceOf(text)) > 0 ? null : 'Скидка должна быть больше нуля';

/** The price of the example, in roubles. */
const price = '10000.00';

function Example() {
  const type = useFieldValue<PromoCodeSaleType>('saleType');
  const percent = numberOf(useFieldValue<string>('salePercent'));
  const sum = priceOf(useFieldValue<string>('saleSum'));
  const promoCode = discountOf(type, percent, sum);
  const [step] = applyDiscounts(price, { promoCode });
  return (
    <Text tone="muted" size="sm" aria-live="polite">
      {step
        ? `Курс за ${formatPrice(price)} обойдётся в ${priceWords(step.price)}`
        : 'Введите скидку, и здесь появится пример'}
    </Text>
  );
}

function discountOf(
  type: PromoCodeSaleType,
  percent: number | null,
  sum: string | null,
): Discount | null {
  if (type === 'SUM') return sum === null ? null : { sum };
  return percent === null || percent > 100 ? null : { percent };
}

/** Zero is shown as a sum here, not as «бесплатно». */
const priceWords = (left: string): string => (Number(left) === 0 ? '0\u00a0₽' : formatPrice(left));
