// The settings of a company in tabs.
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { lazyPart, PageHeader, TabLinks, PageBody } from '../../ui/index.ts';
import { companySettingsRoute, settingsTab } from './companySettingsRoute.ts';
import { MainTab } from './MainTab.tsx';
import type { CompanySettingsScreen_company$key } from '../../__generated__/CompanySettingsScreen_company.graphql.ts';

export function CompanySettingsScreen() {
  const page = usePageData(companySettingsRoute);
  const company = useFragment<CompanySettingsScreen_company$key>(
    graphql`
      fragment CompanySettingsScreen_company on Company
      @argumentDefinitions(
        main: { type: "Boolean!" }
        domains: { type: "Boolean!" }
        integrations: { type: "Boolean!" }
        subscription: { type: "Boolean!" }
        payments: { type: "Boolean!" }
        signIn: { type: "Boolean!" }
        owners: { type: "Boolean!" }
      ) {
        id
        code
        ...MainTab_company @include(if: $main) @alias(as: "main")
        ...DomainsTab_company @include(if: $domains) @alias(as: "domains")
        ...IntegrationsTab_company @include(if: $integrations) @alias(as: "integrations")
        ...SubscriptionTab_company @include(if: $subscription) @alias(as: "subscription")
        ...PaymentsTab_company @include(if: $payments) @alias(as: "payments")
        ...SocialSettings_company @include(if: $signIn) @alias(as: "signIn")
        ...OwnersTab_company @include(if: $owners) @alias(as: "owners")
      }
    `,
    requireAdmission(page.company),
  );
  const tab = settingsTab({ search: new URLSearchParams(useLocation().search) });
  const { id, main, domains, integrations, subscription, payments, signIn, owners } = company;
  const at = `/${company.code}/settings`;
  return (
    <>
      <PageHeader
        sticky
        title="Настройки компании"
        tabs={
          <TabLinks
            label="Настройки компании"
            current={tab}
            tabs={[
              { id: 'company', label: 'Компания', to: at },
              { id: 'domains', label: 'Домены', to: `${at}?tab=domains` },
              { id: 'integrations', label: 'Интеграции', to: `${at}?tab=integrations` },
              { id: 'subscription', label: 'Подписка', to: `${at}?tab=subscription` },
              { id: 'payments', label: 'Платежи', to: `${at}?tab=payments` },
              { id: 'sign-in', label: 'Вход', to: `${at}?tab=sign-in` },
              { id: 'owners', label: 'Владельцы', to: `${at}?tab=owners` },
            ]}
          />
        }
      />
      <PageBody>
        {/* The key resets the form when another company is shown. */}
        <PagePart>
          {main && <MainTab key={id} company={main} />}
          {domains && <DomainsTab key={id} company={domains} />}
          {integrations && <IntegrationsTab key={id} company={integrations} />}
          {subscription && <SubscriptionTab key={id} company={subscription} />}
          {payments && <PaymentsTab key={id} company={payments} />}
          {signIn && <SocialSettings key={id} company={signIn} />}
          {owners && <OwnersTab key={id} company={owners} />}
        </PagePart>
      </PageBody>
    </>
  );
}

// Components of the other tabs are loaded when a tab opens.
const DomainsTab = lazyPart(() => import('../domains/DomainsTab.tsx'), 'DomainsTab');
const IntegrationsTab = lazyPart(
  () => import('../integrations/IntegrationsTab.tsx'),
  'IntegrationsTab',
);
const SubscriptionTab = lazyPart(
  () => import('../subscription/SubscriptionTab.tsx'),
  'SubscriptionTab',
);
const PaymentsTab = lazyPart(() => import('../payments/PaymentsTab.tsx'), 'PaymentsTab');
const SocialSettings = lazyPart(() => import('../../people/lazy.ts'), 'SocialSettings');
const OwnersTab = lazyPart(() => import('../owners/OwnersTab.tsx'), 'OwnersTab');
