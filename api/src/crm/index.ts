// The exports of the crm domain for other domains.
export {
  bitrixClientIn,
  bitrixClientOf,
  portalUrl,
  requirePortal,
  type BitrixClient,
  type BitrixLead,
  type ContactSearch,
  type BitrixItem,
} from './bitrix/bitrix-client.ts';
export { registerBitrix } from './bitrix/bitrix-routes.ts';
