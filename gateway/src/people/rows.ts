// The REST records behind the GraphQL types of this domain.
import type { components } from '../__generated__/rest.ts';
import type { InCompany } from '../kit/records/collections.ts';

type Schemas = components['schemas'];

export type ViewerRow = Schemas['AuthUser'];
export type AccountSecurityRow = Schemas['AccountSecurity'];
export type SessionRow = Schemas['Session'];
export type TwoStepSetupRow = Schemas['TwoStepSetup'];
export type AdminProfileRow = Schemas['AdminProfile'];
export type AccessTokenRow = Schemas['AccessToken'] & InCompany;
export type ServiceAccountRow = Schemas['ServiceAccount'] & InCompany;
export type GeneratedUsersFileRow = Schemas['GeneratedUsersFile'];
export type InviteRow = Schemas['Invite'] & InCompany;
export type UserInviteRow = Schemas['UserInvite'] & InCompany;
export type CoursePackageRow = Schemas['CoursePackage'] & InCompany;
export type TestRow = Schemas['Test'] & InCompany;
export type RegistrationFormRow = Schemas['RegistrationForm'];
export type RegistrationCompanyRow = Schemas['RegistrationCompany'];
export type OfferedSocialProviderRow = Schemas['OfferedSocialProvider'];
export type SocialSettingsRow = Schemas['CompanySocialSignIn'];
export type SocialProviderSettingsRow = Schemas['SocialProviderSettings'];
export type ViewerSocialRow = Schemas['ViewerSocialSignIn'];
export type SocialLinkRow = Schemas['SocialLink'];
export type SocialOfferRow = Schemas['SocialOffer'];
export type RegistrationFieldRow = Schemas['RegistrationField'];
export type UserCustomFieldRow = Schemas['UserCustomField'] & InCompany;
export type UserCustomFieldValueRow = Schemas['UserCustomFieldValue'] & InCompany;
export type RoleRow = Schemas['Role'] & InCompany;
export type GroupRow = Schemas['Group'] & InCompany;
export type UserRow = Schemas['User'] & InCompany;
export type UserExportRow = Schemas['UserExport'] & InCompany;
