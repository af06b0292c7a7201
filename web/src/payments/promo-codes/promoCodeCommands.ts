// Commands of the palette: find and create promo codes.
import { graphql, readInlineData } from 'react-relay';
import type { DomainCommands } from '../../kit/pages/commands.ts';
import { discountOf } from './discountOf.ts';
import type { promoCodeCommands_company$key } from '../../__generated__/promoCodeCommands_company.graphql.ts';

export const promoCodeCommands: DomainCommands<'promoCodes'> = {
  name: 'promoCodes',
  position: { created: 90, found: 90 },
  create: [
    { label: 'Создать промокод', path: 'promo-codes/code', permissions: ['COMPANY_SETTINGS'] },
  ],
  title: 'Промокоды',
  permissions: ['COMPANY_SETTINGS'],
  read: (key) => {
    const { promoCodes } = readInlineData<promoCodeCommands_company$key>(
      graphql`
        fragment promoCodeCommands_company on Company
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
