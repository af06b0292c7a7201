// The page of a promo code: its form, uses and history, or the form of a new one.
import { graphql, useFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { CopyButton, lazyPart, PageBody, PageHeader, TabLinks } from '../../ui/index.ts';
import { PromoCodeForm } from './PromoCodeForm.tsx';
import { promoCodeRoute, promoCodeTab } from './promoCodeRoute.ts';
import { StateBadge } from './StateBadge.tsx';
import type { PromoCodeScreen_company$key } from '../../__generated__/PromoCodeScreen_company.graphql.ts';

export function PromoCodeScreen() {
  const company = useFragment<PromoCodeScreen_company$key>(
    graphql`
      fragment PromoCodeScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        exists: { type: "Boolean!" }
        uses: { type: "Boolean!" }
        history: { type: "Boolean!" }
        changes: { type: "HistoryFilter" }
      ) {
        ...Admin_company
        ...PromoCodeForm_company
        promoCode(databaseId: $id) @include(if: $exists) {
          id
          code
          ...StateBadge_promoCode
          ...PromoCodeForm_promoCode
          ...PromoCodeUses_promoCode @include(if: $uses) @alias(as: "uses")
          ...History_record
            @arguments(filter: $changes)
            @include(if: $history)
            @alias(as: "history")
        }
      }
    `,
    requireAdmission(usePageData(promoCodeRoute).company),
  );
  const id = useParams()['promo_id'];
  const tab = promoCodeTab({ search: new URLSearchParams(useLocation().search) });
  const { code, may } = useAdmin(company);
  const { promoCode } = company;
  usePageName(promoCode?.code);
  if (id !== undefined && !promoCode) {
    return <NotFoundHere title="Промокод не найден" text="Возможно, его удалили." />;
  }
  const base = `/${code}/promo-codes/code`;
  return (
    <>
      <PageHeader
        sticky
        title={promoCode ? `Промокод «${promoCode.code}»` : 'Новый промокод'}
        badge={promoCode && <StateBadge promoCode={promoCode} />}
        actions={promoCode && <CopyButton text={promoCode.code}>Скопировать код</CopyButton>}
        tabs={
          promoCode && (
            <TabLinks
              label="Промокод"
              current={tab}
              tabs={[
                { id: 'settings', label: 'Настройки', to: `${base}/${id ?? ''}` },
                { id: 'uses', label: 'Использования', to: `${base}/${id ?? ''}?tab=uses` },
                { id: 'history', label: 'История', to: `${base}/${id ?? ''}?tab=history` },
              ]}
            />
          )
        }
      />
      <PageBody>
        <PagePart>
          {promoCode?.uses && (
            <PromoCodeUses
              promoCode={promoCode.uses}
              code={code}
              seesPayments={may('USERS_PAYMENTS_AND_STATISTIC')}
            />
          )}
          {promoCode?.history && <History record={promoCode.history} />}
        </PagePart>
        {(tab === 'settings' || !promoCode) && (
          // The key resets the form when another promo code is opened.
          <PromoCodeForm
            key={promoCode?.id ?? 'new'}
            base={base}
            company={company}
            promoCode={promoCode ?? null}
          />
        )}
      </PageBody>
    </>
  );
}

// The other tabs are loaded when they are opened.
const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');
const PromoCodeUses = lazyPart(() => import('./PromoCodeUses.tsx'), 'PromoCodeUses');
