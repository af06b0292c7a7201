// The REST records behind the GraphQL types of this domain.
import type { components } from '../__generated__/rest.ts';
import type { InCompany } from '../kit/records/collections.ts';

type Schemas = components['schemas'];

/** A company is its own scope: `company_id` equals `id`. */
export type CompanyRow = Schemas['Company'] & InCompany;
export type SelfDomainRow = Schemas['SelfDomain'] & InCompany;
export type DnsRecordRow = Schemas['DnsRecord'];
export type CompanyContentsRow = Schemas['CompanyContents'];
export type CompanyIntegrationRow = Schemas['CompanyIntegration'] & InCompany;
export type CompanySubscriptionRow = Schemas['CompanySubscription'];
export type YooKassaConfigRow = Schemas['YooKassaConfig'];
