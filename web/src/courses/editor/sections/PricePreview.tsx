// A live preview of a course's price after each discount. A promo code is not saved, only tried out.
import { useId, useState } from 'react';
import { applyDiscounts, type Discount } from '@kafedra/common/prices';
import {
  Box,
  chakra,
  FieldNote,
  formatPrice,
  Input,
  numberOf,
  priceOf,
  Text,
  useFieldValue,
} from '../../../ui/index.ts';

const names = {
  fullCourse: 'За полный курс',
  specialOffer: 'По спецпредложению',
  promoCode: 'По промокоду',
} as const;

export function PricePreview() {
  const id = useId();
  const price = priceOf(useFieldValue<string>('price'));
  const fullCourse = useDiscount('fullCourse');
  const specialOffer = useDiscount('specialOffer');
  const [promoCode, setPromoCode] = useState('');
  const tried = promoOf(promoCode);
  if (price === null || Number(price) === 0) {
    return <Text tone="muted">Курс бесплатный: скидки ничего не меняют.</Text>;
  }
  const steps = applyDiscounts(price, { fullCourse, specialOffer, promoCode: tried });
  return (
    <Preview aria-label="Сколько заплатит ученик">
      <Box mb="3">
        <label htmlFor={id}>Промокод на проверку</label>
        <Input
          id={id}
          value={promoCode}
          placeholder="10 % или 500"
          aria-describedby={`${id}-note`}
          onChange={({ currentTarget }) => setPromoCode(currentTarget.value)}
        />
        <FieldNote
          id={`${id}-note`}
          error={promoCode.trim() !== '' && tried === null ? 'Введите «10 %» или сумму' : null}
          hint="Процент или сумма в рублях; нигде не сохраняется"
        />
      </Box>
      <dl aria-live="polite">
        <div>
          <dt>Цена</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
        {steps.map((step) => (
          <div key={step.kind}>
            <dt>{names[step.kind]}</dt>
            <dd>
              −{formatSum(step.off)} → {formatPrice(step.price)}
            </dd>
          </div>
        ))}
        <div>
          <dt>К оплате</dt>
          <dd>
            <strong>{formatPrice(steps.at(-1)?.price ?? price)}</strong>
          </dd>
        </div>
      </dl>
    </Preview>
  );
}

/** `formatPrice` shows a zero as «free», which a discount of nothing isn't. */
const formatSum = (sum: string): string => (Number(sum) === 0 ? '0\u00a0₽' : formatPrice(sum));

function useDiscount(kind: 'fullCourse' | 'specialOffer'): Discount | null {
  const name = kind === 'fullCourse' ? 'FullCourse' : 'SpecialOffer';
  const isOn = useFieldValue<boolean>(`use${name}DiscountPercentage`);
  const percent = numberOf(useFieldValue<string>(`${kind}DiscountPercentage`));
  return isOn && percent !== null && percent <= 100 ? { percent } : null;
}

/** Parses «10 %» or «500». */
function promoOf(text: string): Discount | null {
  const [, percent] = /^\s*(\d{1,3})\s*%\s*$/.exec(text) ?? [];
  if (percent !== undefined) return Number(percent) <= 100 ? { percent: Number(percent) } : null;
  const sum = priceOf(text);
  return sum === null ? null : { sum };
}

const Preview = chakra('section', {
  base: {
    p: '4',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'lg',
    '& label': { display: 'block', mb: '1', color: 'label', fontSize: 'sm', fontWeight: 'medium' },
    '& dl': { display: 'grid', gap: '1', m: '0' },
    '& dl > div': { display: 'flex', flexWrap: 'wrap', gap: '2', justifyContent: 'space-between' },
    '& dd': { m: '0', fontVariantNumeric: 'tabular-nums' },
  },
});
