// In the command palette: promo codes are found, and made.
import { graphql, readInlineData } from 'react-relay';
import type { DomainCommands } from '../kit/commands.ts';
import { discountOf } from './promo-codes/discountOf.ts';
import type { paymentCommands_company$key } from '../__generated__/paymentCommands_company.graphql.ts';

export const paymentCommands: DomainCommands<paymentCommands_company$key> = {
  create: [
    { label: 'Создать промокод', path: 'promo-codes/code', permissions: ['COMPANY_SETTINGS'] },
  ],
  title: 'Промокоды',
  permissions: ['COMPANY_SETTINGS'],
  read: (key) => {
    const { promoCodes } = readInlineData<paymentCommands_company$key>(
      graphql`
        fragment paymentCommands_company on Company
        @inline
        @argumentDefinitions(search: { type: "String!" }) {
          promoCodes(first: 5, search: $search) {
            nodes {
              databaseId
              code
              ...discountOf_promoCode
            }
          }
        }
      `,
      key,
    );
    return (promoCodes?.nodes ?? []).map((promoCode) => ({
      label: promoCode.code,
      note: discountOf(promoCode),
      path: `promo-codes/code/${String(promoCode.databaseId)}`,
    }));
  },
};
