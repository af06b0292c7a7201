// The form's section on prices and discounts.
import {
  aPrice,
  Grid,
  maxLengthOrEmpty,
  Stack,
  SwitchField,
  TextField,
  useFieldValue,
  wholeNumber,
} from '../../../ui/index.ts';
import { CourseField } from '../CourseField.tsx';
import { PricePreview } from './PricePreview.tsx';

const discounts = [
  {
    flag: 'useFullCourseDiscountPercentage',
    name: 'fullCourseDiscountPercentage',
    column: 'full_course_discount_percentage',
    label: 'Скидка за полный курс',
    hint: 'Тем, кто берёт курс целиком',
  },
  {
    flag: 'useSpecialOfferDiscountPercentage',
    name: 'specialOfferDiscountPercentage',
    column: 'special_offer_discount_percentage',
    label: 'Скидка по спецпредложению',
    hint: 'Пока действует предложение',
  },
] as const;

export function PriceSection() {
  return (
    <Stack gap="4">
      <CourseField name="can_be_bought">
        <SwitchField name="canBeBought" label="Можно купить" />
      </CourseField>
      <Grid templateColumns={columns} gap="4">
        <CourseField name="price">
          <TextField
            name="price"
            label="Цена, ₽"
            hint="0 — бесплатно"
            inputMode="decimal"
            rules={[aPrice]}
          />
        </CourseField>
        <CourseField name="old_price">
          <TextField
            name="oldPrice"
            label="Старая цена, ₽"
            hint="Стоит рядом зачёркнутой"
            inputMode="decimal"
            rules={[aPrice]}
          />
        </CourseField>
      </Grid>
      <CourseField name="price_comment">
        <TextField
          name="priceComment"
          label="Пояснение к цене"
          placeholder="за месяц"
          rules={[maxLengthOrEmpty(255)]}
        />
      </CourseField>
      <CourseField name="preposition_from">
        <SwitchField name="prepositionFrom" label="Показывать «от» перед ценой" />
      </CourseField>
      {discounts.map(({ flag, name, column, label, hint }) => (
        <CourseField key={column} name={column}>
          <SwitchField name={flag} label={label} hint={hint} />
          <Percentage flag={flag} name={name} label={`${label}, %`} />
        </CourseField>
      ))}
      <PricePreview />
    </Stack>
  );
}

/** A percentage that is switched off retains its value and isn't validated. */
function Percentage({ flag, name, label }: { flag: string; name: string; label: string }) {
  const isOn = useFieldValue<boolean>(flag);
  if (!isOn) return null;
  return <TextField name={name} label={label} inputMode="numeric" rules={[wholeNumber(0, 100)]} />;
}

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };
