// The exports of the crm domain for other domains.
export {
  bitrixIn,
  bitrixOf,
  portalOf,
  requirePortal,
  type Bitrix,
  type BitrixLead,
  type ContactSearch,
  type BitrixItem,
} from './bitrix/bitrix-client.ts';
export { registerBitrix } from './bitrix/bitrix-fields.ts';
