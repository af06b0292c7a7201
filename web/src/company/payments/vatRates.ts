// VAT rates of fiscal receipts by YooKassa's codes: https://yookassa.ru/developers/54fz/parameters-values
import type { SelectOption } from '../../ui/index.ts';

/** Without the 20 % rates, which ended with 2025: a refund uses the rate of its payment. */
export const vatRates: SelectOption<string>[] = [
  { value: '1', label: 'Без НДС' },
  { value: '2', label: 'НДС 0 %' },
  { value: '7', label: 'НДС 5 %' },
  { value: '8', label: 'НДС 7 %' },
  { value: '3', label: 'НДС 10 %' },
  { value: '11', label: 'НДС 22 %' },
  { value: '9', label: 'Расчётная ставка 5/105' },
  { value: '10', label: 'Расчётная ставка 7/107' },
  { value: '5', label: 'Расчётная ставка 10/110' },
  { value: '12', label: 'Расчётная ставка 22/122' },
];
